/** What file dialogs offer. The shop looks into the files, whatever their names are. */
export const ACCEPTED_FILES =
  '.pdf,.jpg,.jpeg,.png,.xlsx,application/pdf,image/jpeg,image/png,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
