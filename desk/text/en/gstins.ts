export const gstins = {
  unchecked: 'Not checked at gst.gov.in yet.',
  checked: (status: string, day: string, by: string) =>
    `Checked at gst.gov.in on ${day}: ${status.toLowerCase()} (${by}).`,
  statuses: { active: 'Active', suspended: 'Suspended', cancelled: 'Cancelled' },
  portal: 'Look up at gst.gov.in',
  says: 'Status there:',
  note: (gstin: string) => `Status of ${gstin} at gst.gov.in`,
  noted: (status: string) => `Recorded: ${status.toLowerCase()}.`,
  warnings: {
    cancelled: 'The buyer’s GSTIN was cancelled when last checked at gst.gov.in.',
    suspended: 'The buyer’s GSTIN was suspended when last checked at gst.gov.in.',
    unchecked: 'The buyer’s GSTIN has never been checked at gst.gov.in. This offer is above ₹50,000.',
    outdated:
      'The buyer’s GSTIN was last checked at gst.gov.in more than 90 days ago. This offer is above ₹50,000.',
  },
};
