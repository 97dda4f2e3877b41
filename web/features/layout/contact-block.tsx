import {
  IconBrandFacebook,
  IconBrandInstagram,
  IconBrandLinkedin,
  IconBrandX,
  IconMail,
  IconMapPin,
  IconPhone,
  IconScale,
} from '@tabler/icons-react';
import type { WireContactLinks } from '#contract/content.ts';
import type { Site } from '#web/site/site.ts';
import { text } from '#web/text/en.ts';
import { toTelUrl } from '#web/ui/tel-url.ts';

const NETWORKS = [
  { key: 'facebook', name: 'Facebook', Icon: IconBrandFacebook },
  { key: 'linkedin', name: 'LinkedIn', Icon: IconBrandLinkedin },
  { key: 'instagram', name: 'Instagram', Icon: IconBrandInstagram },
  { key: 'twitter', name: 'X (Twitter)', Icon: IconBrandX },
] as const;

const LINE = 'flex items-start gap-2.5 py-2.5 md:py-1.5';
const LINK = `${LINE} underline-offset-4 hover:text-on-brand hover:underline`;

/** How to reach the shop. Details that the operator has not entered are left out. */
export function ContactBlock({ site, contactLinks }: { site: Site; contactLinks: WireContactLinks }) {
  const { phone, email, address, grievance_name, grievance_email } = contactLinks;
  const networks = NETWORKS.filter(({ key }) => contactLinks[key] !== '');
  return (
    <section aria-labelledby="contact">
      <h2 id="contact" className="font-semibold text-on-brand">
        {text.layout.contact}
      </h2>
      <address className="mt-2 not-italic">
        {phone && (
          <a href={toTelUrl(phone)} className={LINK}>
            <IconPhone aria-hidden="true" size={18} className="mt-0.5 shrink-0" />
            {phone}
          </a>
        )}
        {email && (
          <a href={`mailto:${email}`} className={LINK}>
            <IconMail aria-hidden="true" size={18} className="mt-0.5 shrink-0" />
            {email}
          </a>
        )}
        {address && (
          <p className={LINE}>
            <IconMapPin aria-hidden="true" size={18} className="mt-0.5 shrink-0" />
            {address}
          </p>
        )}
        {grievance_email && (
          <a href={`mailto:${grievance_email}`} className={LINK}>
            <IconScale aria-hidden="true" size={18} className="mt-0.5 shrink-0" />
            <span className="min-w-0 wrap-anywhere">
              {`${text.layout.grievanceOfficer}: ${grievance_name}, ${grievance_email}`}
            </span>
          </a>
        )}
      </address>
      {networks.length > 0 && (
        <ul aria-label={text.layout.followUs} className="mt-2 -ml-2.5 flex">
          {networks.map(({ key, name, Icon }) => (
            <li key={key}>
              <a
                href={contactLinks[key]}
                rel="noopener"
                aria-label={text.layout.socialLabel(site.brandName, name)}
                className="grid size-11 place-items-center hover:text-on-brand"
              >
                <Icon aria-hidden="true" size={22} />
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
