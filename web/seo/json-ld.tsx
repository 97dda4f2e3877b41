/** Things described in the words of schema.org, for search engines. Only the server renders it. */
export function JsonLd({ things }: { things: readonly object[] }) {
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': things });
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON that cannot end the script.
      dangerouslySetInnerHTML={{ __html: json.replaceAll('<', '\\u003c') }}
    />
  );
}
