import * as z from 'zod/mini';
import { AppError, invalidField } from '#contract/errors.ts';
import type { Database } from '#server/platform/database/connection.ts';
import { validate } from '#server/platform/http/validate.ts';
import { assertVersion } from './assert-version.ts';
import { optionalText, webAddress } from './field-rules.ts';
import {
  insertFocus,
  lockFocus,
  removeEverywhere,
  replaceEverywhere,
  selectPictureUses,
  updateFocus,
} from './picture-queries.ts';
import { type Operator, runAsOperator } from './run-as-operator.ts';
import { selectOwnChangeNumber } from './undo-queries.ts';

/** In per cent of the picture's width from the left, and of its height from the top. */
type NewFocus = { address: string; x: number; y: number; version: number };

/**
 * Sets the point of a picture that stays visible where it is cropped for phones.
 * @param focus with the version that the editor has seen, 0 when there was none.
 * @returns the number of the change; null when nothing has changed.
 * @throws AppError 'conflict' when somebody else has set it since.
 */
export function setPictureFocus(
  database: Database,
  operator: Operator,
  { version: seenVersion, ...focus }: NewFocus,
): Promise<number | null> {
  return runAsOperator(database, operator, async (transaction) => {
    const stored = await lockFocus(transaction, focus.address);
    await assertVersion(transaction, seenVersion, {
      ...{ kind: 'picture_focuses', subject: focus.address, version: stored?.version ?? 0 },
      current: { x: stored?.x, y: stored?.y },
    });
    await (stored ? updateFocus(transaction, focus) : insertFocus(transaction, focus));
    return selectOwnChangeNumber(transaction);
  });
}

const rules = z.object({ by: optionalText(webAddress('The picture')) });

/**
 * Replaces a picture everywhere by another one; or removes it, if no banner, advertisement or page shows it.
 * @param by '' removes it.
 * @returns the number of the change, by which all of it can be undone; null when nothing showed it.
 * @throws AppError 'conflict' when it is the shop's logo, or would be removed from something that needs a picture.
 */
export function replacePicture(
  database: Database,
  operator: Operator,
  address: string,
  typed: string,
): Promise<number | null> {
  const { by } = validate(rules, { by: typed });
  if (by === address) throw invalidField('by', 'This is the same picture.');
  return runAsOperator(database, operator, async (transaction) => {
    const uses = await selectPictureUses(transaction, address, 0);
    if (uses.some(({ kind }) => kind === 'shop')) {
      // The setting also keeps it for documents.
      throw new AppError(
        'conflict',
        'This is the shop’s logo or signature. Change it in Settings, The shop.',
      );
    }
    if (by === '') {
      const needing = uses.filter(({ kind }) => !['category', 'sub_category'].includes(kind));
      if (needing.length > 0) {
        const names = needing.map(({ name }) => `“${name}”`).join(', ');
        throw new AppError('conflict', `These need a picture: ${names}. Replace it instead.`);
      }
      await removeEverywhere(transaction, address);
    } else await replaceEverywhere(transaction, address, by);
    return selectOwnChangeNumber(transaction);
  });
}
