import type { Site } from '#web/site/site.ts';

/** The shop's logo next to its name, for an element with the class `logo`. Only the server renders it. */
export function Logo({ site }: { site: Site }) {
  return (
    <>
      {site.logo ? (
        // On white, because a logo made for paper may be too dark for the header.
        <img
          src={site.apiUrl + site.logo.path}
          alt=""
          width={site.logo.width}
          height={site.logo.height}
          className="h-9 w-auto max-w-20 shrink-0 rounded bg-on-brand object-contain p-1"
        />
      ) : (
        <DrawnLogo />
      )}
      <span>{site.brandName}</span>
    </>
  );
}

/** The rating plate of a machine. */
function DrawnLogo() {
  return (
    <svg aria-hidden="true" viewBox="0 0 40 32" className="h-8 w-10 shrink-0" fill="none">
      <rect x="1" y="1" width="38" height="30" rx="3" stroke="currentColor" strokeWidth="2" />
      <path d="M7 11.5h26M7 20.5h26M20 11.5v14" stroke="currentColor" strokeWidth="1.5" opacity="0.7" />
      <path d="M11 6.5h18" stroke="currentColor" strokeWidth="2.5" />
      <path d="M9 16h7M24 16h7M9 25h7" stroke="currentColor" strokeWidth="2" opacity="0.7" />
      <rect x="23" y="23" width="9" height="4" rx="1" className="fill-action" />
      <path d="M5 5h0M35 5h0M5 27h0M35 27h0" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" />
    </svg>
  );
}
