import { type CommandUnknownOpts, InvalidArgumentError } from '@commander-js/extra-typings';
import { SETTING_KEYS, type SettingKey, type SettingValues } from '#contract/shop-settings.ts';
import { changeSetting, resetSetting } from '#server/features/admin/change-setting.ts';
import { listSettings } from '#server/features/settings/list-settings.ts';
import { getDefaults } from '#server/features/settings/setting-values.ts';
import type { WithCommandContext } from './command-context.ts';
import { addGroup, JSON_OUTPUT } from './command-parts.ts';
import { type Column, formatTable } from './table.ts';

const COLUMNS: Column[] = [
  { title: 'SETTING' },
  { title: 'VALUE', canWrap: true },
  { title: 'SET BY', canWrap: true },
];
const SETTING = ['<KEY>', SETTING_KEYS.join(', '), parseKey] as const;
const WHERE: Record<SettingKey, string> = {
  answers: 'WORKING_DAYS, WORKING_HOURS, ANSWER_HOURS',
  shop: 'BRAND_NAME, BRAND_LOGO …',
  seller: 'BRAND_LEGAL_NAME, BRAND_ADDRESS, BRAND_GSTIN …',
  bank: 'BRAND_BANK_…',
  quotations: 'the shop itself',
  tally: 'the shop itself',
};

export function addSettingCommands(program: CommandUnknownOpts, withContext: WithCommandContext): void {
  const settings = addGroup(program, 'settings', 'Shop:');
  settings
    .command('list')
    .summary('list the settings and their values')
    .description(
      'Lists the settings that can be changed while the shop runs. Where no operator has set one, the environment or the shop itself does.',
    )
    .option(...JSON_OUTPUT)
    .action(
      withContext(async ({ database, config, terminal }) => {
        const current = await listSettings(database, getDefaults(config));
        const cells = SETTING_KEYS.flatMap((key) =>
          Object.entries(current[key].value).map(([name, value]) => [
            `${key} ${name}`,
            String(value),
            current[key].is_set ? 'an operator' : WHERE[key],
          ]),
        );
        return { text: formatTable(terminal, COLUMNS, cells), json: current };
      }),
    );
  settings
    .command('set')
    .summary('change a setting')
    .description(
      'Changes some values of a setting, as in “settings set answers days=Mon-Fri closes_at=17:30”. All processes of the shop follow at once.',
    )
    .argument(...SETTING)
    .argument('<VALUES...>', 'NAME=VALUE, named as in “settings list”; "warranty=" empties a text')
    .action(
      withContext(async ({ database, config, operator }, key, assignments, _, command) => {
        const defaults = getDefaults(config);
        const values = readAssignments(command, defaults[key], assignments);
        await changeSetting(database, operator, {
          ...{ key, values, defaults },
          readPicture: config.readBrandPicture,
        });
        return { text: `Changed: ${key} ${Object.keys(values).join(', ')}` };
      }),
    );
  settings
    .command('unset')
    .summary('let the environment set it again')
    .description('Forgets what operators have set; the environment or the shop itself sets it again.')
    .argument(...SETTING)
    .action(
      withContext(async ({ database, config, operator }, key) => {
        await resetSetting(database, operator, { key, defaults: getDefaults(config) });
        return { text: `${key} is set by ${WHERE[key]} again` };
      }),
    );
}

function parseKey(typed: string): SettingKey {
  const key = SETTING_KEYS.find((each) => each === typed);
  if (!key) throw new InvalidArgumentError(`The settings are ${SETTING_KEYS.join(', ')}.`);
  return key;
}

/** Exits with a usage error for what is no assignment to a value of the setting. */
function readAssignments(
  command: CommandUnknownOpts,
  known: SettingValues[SettingKey],
  assignments: readonly string[],
): Record<string, unknown> {
  const names = Object.keys(known);
  return Object.fromEntries(
    assignments.map((assignment) => {
      const [, name = '', text = ''] = /^([a-z_]+)=(.*)$/s.exec(assignment) ?? [];
      if (!names.includes(name)) {
        command.error(
          `error: “${assignment}” is not possible here. It must be NAME=VALUE; the names are ${names.join(', ')}.`,
        );
      }
      const isNumber = typeof known[name as keyof typeof known] === 'number';
      return [name, isNumber ? Number(text) : text];
    }),
  );
}
