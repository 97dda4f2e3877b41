import { type ReactNode, useEffect, useState } from 'react';
import { ActionExamples } from './action-examples.tsx';
import { type ColourSchemes, readColourSchemes } from './colour-schemes.ts';
import { DisplayExamples } from './display-examples.tsx';
import { FormExamples } from './form-examples.tsx';

/** Every component of web/ui in every state, light and dark side by side. In development only, at /_design. */

export function meta() {
  return [{ title: 'Design' }, { name: 'robots', content: 'noindex' }];
}

export default function DesignPage() {
  const [schemes, setSchemes] = useState<ColourSchemes>();
  useEffect(() => setSchemes(readColourSchemes()), []);
  return (
    <div className="grid lg:grid-cols-2">
      <SchemeColumn name="light" colours={schemes?.light} />
      <SchemeColumn name="dark" colours={schemes?.dark} />
    </div>
  );
}

function SchemeColumn({
  name,
  colours,
}: {
  name: keyof ColourSchemes;
  colours: Record<string, string> | undefined;
}) {
  return (
    <section
      aria-label={name}
      style={{ ...colours, colorScheme: name }}
      className="grid min-w-0 content-start gap-10 bg-paper px-4 py-8 text-ink"
    >
      <Group title={`Colours, ${name}`}>
        <ul className="grid grid-cols-2 gap-2 sm:grid-cols-4">
          {Object.keys(colours ?? {}).map((colour) => (
            <li key={colour} className="rounded border border-rule bg-surface p-2 text-xs">
              <span
                className="block h-11 rounded border border-rule"
                style={{ background: `var(${colour})` }}
              />
              {colour.replace('--color-', '')}
            </li>
          ))}
        </ul>
      </Group>
      <Group title="Type">
        <p className="text-3xl font-semibold">36 Angle grinder</p>
        <p className="text-2xl font-semibold">28 Angle grinder</p>
        <p className="text-xl font-semibold">22 Angle grinder</p>
        <p className="text-lg font-semibold">18 Angle grinder</p>
        <p>16 Angle grinder, ₹1,23,456 tabular</p>
        <p className="text-sm text-ink-soft">14 Angle grinder, soft</p>
        <p className="text-xs text-ink-soft">12 Angle grinder, label</p>
        <p lang="hi" className="font-hindi text-lg">
          उद्योग हाट
        </p>
      </Group>
      <Group title="Actions">
        <ActionExamples />
      </Group>
      <Group title="Form controls">
        <FormExamples />
      </Group>
      <Group title="Display">
        <DisplayExamples />
      </Group>
    </section>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="grid min-w-0 gap-4">
      <h2 className="border-b border-rule pb-1.5 text-xl font-semibold">{title}</h2>
      {children}
    </div>
  );
}
