import { adCommands } from './ad-commands.ts';
import { bannerCommands } from './banner-commands.ts';
import { categoryCommands } from './category-commands.ts';
import { changeCommands } from './change-commands.ts';
import type { CommandGroup } from './command.ts';
import { messageCommands } from './message-commands.ts';
import { moveCommands } from './move-commands.ts';
import { orderCommands } from './order-commands.ts';
import { productCommands } from './product-commands.ts';
import { synonymCommands } from './synonym-commands.ts';
import { textCommands } from './text-commands.ts';

/** Every command of the operator's, in the order of the help. */
export const ALL_COMMANDS: readonly CommandGroup[] = [
  orderCommands,
  productCommands,
  categoryCommands,
  bannerCommands,
  adCommands,
  textCommands,
  synonymCommands,
  messageCommands,
  changeCommands,
  moveCommands,
];
