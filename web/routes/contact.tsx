import { ContactForm } from '#web/features/contact/contact-form.tsx';
import { ContactPlate } from '#web/features/contact/contact-plate.tsx';
import { describeShop } from '#web/features/layout/describe-shop.ts';
import { useFrame } from '#web/features/layout/frame.ts';
import { PageBody } from '#web/features/layout/page-body.tsx';
import { pageMeta } from '#web/features/layout/page-meta.ts';
import { sharedPage } from '#web/shared-page.ts';
import { text } from '#web/text/en.ts';
import type { Route } from './+types/contact.ts';

export const handle = sharedPage();

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: text.contact.title,
    description: text.contact.description,
    path: '/contact',
    describe: (site, { contactLinks }) => [describeShop(site, contactLinks)],
  });
}

export default function ContactPage() {
  const contactLinks = useFrame()?.contactLinks;
  return (
    <PageBody>
      <h1 className="text-2xl font-semibold">{text.contact.title}</h1>
      <p className="mt-2 mb-6 text-ink-soft lg:mb-8">{text.contact.intro}</p>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-8">
        <section aria-labelledby="leave-message" className="rounded border border-rule bg-surface p-5 sm:p-8">
          <h2 id="leave-message" className="mb-5 text-xl font-semibold">
            {text.contact.form}
          </h2>
          <ContactForm />
        </section>
        {contactLinks && <ContactPlate contactLinks={contactLinks} />}
      </div>
    </PageBody>
  );
}
