import type { EmailMessage, EmailSection, Sender } from './email-message.ts';

export function renderEmailText(message: EmailMessage, sender: Sender): string {
  const { greeting, paragraphs, sections = [], link } = message;
  const [first = '', ...rest] = paragraphs;
  return [
    greeting,
    first,
    ...sections.map(({ title, details }) => [title, ...details.map((detail) => `  ${detail}`)].join('\n')),
    ...(link ? [`${link.label}:\n${link.url}`] : []),
    ...rest,
    `${sender.brandName}\n${sender.publicUrl}`,
  ].join('\n\n');
}

/** Plain HTML that every mail client can show, without pictures or other external resources. */
export function renderEmailHtml(message: EmailMessage, sender: Sender): string {
  const [first = '', ...rest] = message.paragraphs.map(escapeHtml);
  return `<!DOCTYPE html>
<html lang="en-IN"><head><meta charset="utf-8"><title>${escapeHtml(message.subject)}</title></head>
<body style="margin:0;background:#f7f6f2;color:#16191d;font:16px/1.5 'IBM Plex Sans',Arial,sans-serif">
<div style="max-width:560px;margin:0 auto;padding:32px 24px">
<p style="margin:0 0 24px;font-weight:600;font-size:18px;color:#0f4c46">${escapeHtml(sender.brandName)}</p>
<div style="background:#ffffff;border:1px solid #dddad1;border-radius:4px;padding:24px">
<p>${escapeHtml(message.greeting)}</p>
<p>${first}</p>
${(message.sections ?? []).map(renderSectionHtml).join('\n')}
${message.link ? renderLinkHtml(message.link) : ''}
${rest.map((paragraph) => `<p>${paragraph}</p>`).join('\n')}
</div>
<p style="font-size:12px;color:#4a5158">${escapeHtml(sender.brandName)} · ${escapeHtml(sender.publicUrl)}</p>
</div>
</body></html>
`;
}

function renderSectionHtml({ title, details }: EmailSection): string {
  const lines = details.map((detail) => `<br><span style="color:#4a5158">${escapeHtml(detail)}</span>`);
  return `<p style="margin:0;padding:12px 0;border-top:1px solid #dddad1"><strong>${escapeHtml(title)}</strong>${lines.join('')}</p>`;
}

function renderLinkHtml(link: { label: string; url: string }): string {
  const url = escapeHtml(link.url);
  return `<p style="margin:24px 0"><a href="${url}" style="display:inline-block;background:#c2410c;color:#ffffff;padding:12px 20px;border-radius:4px;text-decoration:none;font-weight:600">${escapeHtml(link.label)}</a></p>
<p style="font-size:14px;color:#4a5158">If the button does not work, please copy this address into your browser:<br><span style="word-break:break-all">${url}</span></p>`;
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}
