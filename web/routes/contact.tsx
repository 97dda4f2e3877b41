import { CONTACT_PATH } from '#domain/page-paths.ts';
import { ContactDetails } from '#web/features/contact/contact-details.tsx';
import { ContactForm } from '#web/features/contact/contact-form.tsx';
import { cacheablePage } from '#web/routing/cacheable-page.ts';
import { organizationJsonLd } from '#web/seo/organization-json-ld.ts';
import { pageMeta } from '#web/seo/page-meta.ts';
import { useRootData } from '#web/site/root-data.ts';
import { contactText } from '#web/text/contact-en.ts';
import { PageBody } from '#web/ui/page-body.tsx';
import type { Route } from './+types/contact.ts';

export const handle = cacheablePage();

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: contactText.title,
    description: contactText.description,
    path: CONTACT_PATH,
    jsonLd: (_, rootData) => [organizationJsonLd(rootData)],
  });
}

export default function ContactPage() {
  const contactLinks = useRootData()?.contactLinks;
  return (
    <PageBody>
      <h1 className="text-2xl font-semibold">{contactText.title}</h1>
      <p className="mt-2 mb-6 text-ink-soft lg:mb-8">{contactText.intro}</p>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-8">
        <section aria-labelledby="leave-message" className="rounded border border-rule bg-surface p-5 sm:p-8">
          <h2 id="leave-message" className="mb-5 text-xl font-semibold">
            {contactText.form}
          </h2>
          <ContactForm />
        </section>
        {contactLinks && <ContactDetails contactLinks={contactLinks} />}
      </div>
    </PageBody>
  );
}
