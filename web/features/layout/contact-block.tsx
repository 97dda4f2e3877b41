import type { WireContactLinks } from '#contract/content.ts';
import type { Site } from '#web/site/site.ts';
import { text } from '#web/text/en.ts';
import { footerText } from '#web/text/footer-en.ts';
import { toTelUrl } from '#web/ui/tel-url.ts';

const NETWORKS = [
  { key: 'facebook', name: 'Facebook', icon: 'icon-brand-facebook' },
  { key: 'linkedin', name: 'LinkedIn', icon: 'icon-brand-linkedin' },
  { key: 'instagram', name: 'Instagram', icon: 'icon-brand-instagram' },
  { key: 'twitter', name: 'X (Twitter)', icon: 'icon-brand-x' },
] as const;

const LINE = 'flex items-start gap-2.5 py-1.5 max-md:text-sm';
const LINK = `${LINE} max-md:min-h-11 max-md:items-center underline-offset-4 hover:text-on-brand hover:underline`;

/** How to reach the shop. Details that the operator has not entered are left out. */
export function ContactBlock({ site, contactLinks }: { site: Site; contactLinks: WireContactLinks }) {
  const { phone, email, address, grievance_name, grievance_email } = contactLinks;
  const networks = NETWORKS.filter(({ key }) => contactLinks[key] !== '');
  return (
    <section aria-labelledby="contact">
      <h2 id="contact" className="font-semibold text-on-brand">
        {footerText.contact}
      </h2>
      <address className="not-italic md:mt-2">
        {phone && (
          <a href={toTelUrl(phone)} className={LINK}>
            <span className="icon icon-phone mt-0.5 size-4.5" />
            {phone}
          </a>
        )}
        {email && (
          <a href={`mailto:${email}`} className={LINK}>
            <span className="icon icon-mail mt-0.5 size-4.5" />
            {email}
          </a>
        )}
        {address && (
          <p className={LINE}>
            <span className="icon icon-map-pin mt-0.5 size-4.5" />
            {address}
          </p>
        )}
        {grievance_email && (
          <a href={`mailto:${grievance_email}`} className={LINK}>
            <span className="icon icon-scale mt-0.5 size-4.5" />
            <span className="min-w-0 wrap-anywhere">
              {`${text.layout.grievanceOfficer}: ${grievance_name}, ${grievance_email}`}
            </span>
          </a>
        )}
      </address>
      {networks.length > 0 && (
        <ul aria-label={footerText.followUs} className="-ml-2.5 flex md:mt-2">
          {networks.map(({ key, name, icon }) => (
            <li key={key}>
              <a
                href={contactLinks[key]}
                rel="noopener"
                aria-label={footerText.socialLabel(site.brandName, name)}
                className="grid size-11 place-items-center hover:text-on-brand"
              >
                <span className={`icon size-5.5 ${icon}`} />
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
