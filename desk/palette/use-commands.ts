import { useNavigate } from 'react-router';
import { useSession } from '#desk/api/session.ts';
import { MENU } from '#desk/menu.ts';
import { chooseTheme, theme } from '#desk/state/theme.ts';
import { en } from '#desk/text/en.ts';
import { chooseLanguage, LANGUAGES, type Language, useText } from '#desk/text/language.ts';

/** Something that the palette does. */
export type Command = {
  key: string;
  title: string;
  /** The English title, which Hindi operators type as well. */
  also?: string;
  hint: string;
  icon: string;
  run: () => void;
};

/** The screens that the operator's role allows, and what can be done from everywhere. */
export function useCommands(showKeys: () => void): Command[] {
  const { menu, palette: words, theme: themes, keys } = useText();
  const { permissions } = useSession();
  const navigate = useNavigate();
  const screens = MENU.filter(({ may }) => permissions.includes(may)).map(({ path, text, icon }) => ({
    key: `screen ${path}`,
    title: menu[text],
    also: en.menu[text],
    hint: words.screen,
    icon,
    run: () => void navigate(path),
  }));
  const languages = (Object.entries(LANGUAGES) as [Language, string][]).map(([language, name]) => ({
    key: `language ${language}`,
    title: words.language(name),
    also: `${en.palette.language(name)} ${language === 'hi' ? 'Hindi' : name}`,
    hint: words.setting,
    icon: 'icon-language',
    run: () => void chooseLanguage(language),
  }));
  const themeChoices = theme.choices.map((choice) => ({
    key: `theme ${choice}`,
    title: words.theme(themes[choice]),
    also: en.palette.theme(en.theme[choice]),
    hint: words.setting,
    icon: 'icon-contrast',
    run: () => chooseTheme(choice),
  }));
  const help = {
    key: 'keys',
    title: keys.help,
    also: en.keys.help,
    hint: words.help,
    icon: 'icon-keyboard',
    run: showKeys,
  };
  return [...screens, help, ...languages, ...themeChoices];
}
