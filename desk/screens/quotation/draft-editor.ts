import { type ApiClient, ApiError } from '#contract/client.ts';
import type { Offer } from '#contract/offer-from-wire.ts';
import type { WireDraft } from '#contract/staff-quotations.ts';
import { rupeesFromPaise } from '#domain/money.ts';
import type { LineBelowFloor } from '#domain/quotation/price-floor.ts';
import { type PricedQuotation, priceQuotation } from '#domain/quotation/price-quotation.ts';
import { type InputStorage, keepFields, readKeptFields } from './kept-fields.ts';
import { type FieldKey, getField } from './offer-fields.ts';
import { draftFromWire, findDraft, type StoredDraft } from './stored-draft.ts';
import {
  addTyped,
  applyTyped,
  listSavings,
  rebaseTyped,
  type Saving,
  type TypedFields,
} from './typed-fields.ts';

export type SaveState = 'saved' | 'typing' | 'saving' | 'failed';

/** What the screen shows of a draft. */
export type DraftView = {
  stored: StoredDraft;
  /** With what is typed. */
  offer: Offer;
  /** Undefined while an amount is too large. */
  figures: PricedQuotation | undefined;
  fields: TypedFields;
  saveState: SaveState;
  /** The message of the last saving that failed; '' also where only single fields are wrong or in conflict. */
  failure: string;
};

export type AddedLineInput = Parameters<ApiClient['addOfferLine']>[0]['body']['line'];

const TYPING_PAUSE_MS = 800;
const RETRY_MS = 5000;

/**
 * A draft that is written by one person: what is typed shows at once, is stored a moment later and is never lost. Where
 * somebody else has changed the same field, both values are kept until the operator has chosen.
 */
export class DraftEditor {
  readonly #api: ApiClient;
  readonly #request: string;
  readonly #me: string;
  readonly #storage: InputStorage;
  readonly #listeners = new Set<() => void>();
  readonly #due = new Set<FieldKey>();
  #stored: StoredDraft;
  #fields: TypedFields;
  #saving: Promise<void> | undefined;
  /** How many steps are under way. */
  #stepCount = 0;
  #failure = '';
  #timer: ReturnType<typeof setTimeout> | undefined;
  #view: DraftView;

  /** @param me the name of the operator who is editing. */
  constructor(api: ApiClient, storage: InputStorage, request: string, me: string, stored: StoredDraft) {
    this.#api = api;
    this.#storage = storage;
    this.#request = request;
    this.#me = me;
    this.#stored = stored;
    this.#fields = rebaseTyped(readKeptFields(storage, request), stored.offer, false);
    for (const key of this.#fields.keys()) this.#due.add(key);
    this.#view = this.#makeView();
  }

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly getView = (): DraftView => this.#view;

  /** Shows what is typed; it is stored after a pause, or by `save`. */
  type(key: FieldKey, text: string): void {
    this.#due.delete(key);
    this.#fields = addTyped(this.#fields, key, text, this.#stored.offer);
    this.#failure = '';
    this.#saveAfter(TYPING_PAUSE_MS);
    this.#show();
  }

  /** Takes back what was typed and is not stored. */
  takeBack(key: FieldKey): void {
    this.#fields = new Map([...this.#fields].filter(([other]) => other !== key));
    this.#show();
  }

  /** Resolves a conflict by storing one's own value instead of the other operator's. */
  keepMine(key: FieldKey): Promise<void> {
    const text = this.#fields.get(key)?.text ?? '';
    this.#fields = new Map([...this.#fields, [key, { text, base: getField(key).read(this.#stored.offer) }]]);
    return this.save();
  }

  /** Stores what is typed; resolves when that was tried. A figure that was deleted stays as it was. */
  save(): Promise<void> {
    clearTimeout(this.#timer);
    this.#fields = new Map(
      [...this.#fields].filter(
        ([key, { text }]) => text.trim() !== '' || canRead(key, text, this.#stored.offer),
      ),
    );
    for (const key of this.#fields.keys()) this.#due.add(key);
    this.#failure = '';
    this.#saving ??= this.#saveAll().finally(() => {
      this.#saving = undefined;
      this.#show();
    });
    this.#show();
    return this.#saving;
  }

  /** Whether everything is stored, after trying it. */
  async isSaved(): Promise<boolean> {
    await this.save();
    return this.#fields.size === 0 && this.#failure === '';
  }

  /** The draft as somebody else has left it. */
  receive(stored: StoredDraft): void {
    this.#accept(stored, false);
  }

  /** @throws ApiError when the shop refuses it. */
  async addLine(line: AddedLineInput): Promise<number | undefined> {
    await this.save();
    const { offer } = await this.#step(() => this.#api.addOfferLine({ body: { ...this.#getStep(), line } }));
    return offer.lines.at(-1)?.number;
  }

  /** @throws ApiError when the shop refuses it. */
  async removeLine(line: number): Promise<void> {
    await this.save();
    await this.#step(() => this.#api.removeOfferLine({ body: { ...this.#getStep(), line } }));
  }

  /** Begins the draft as it is shown. @throws ApiError when the shop refuses it. */
  async begin(): Promise<void> {
    await this.#step(() => this.#api.startOfferDraft({ body: { request: this.#request } }));
  }

  /** Puts what the buyer wished last into the draft. @throws ApiError when the shop refuses it. */
  async takeCounter(): Promise<void> {
    await this.save();
    await this.#step(() => this.#api.takeCounter({ body: this.#getStep() }));
  }

  /** Becomes the one who writes it. @throws ApiError when the shop refuses it. */
  async takeOver(): Promise<void> {
    await this.#step(() => this.#api.takeOverDraft({ body: { request: this.#request } }), false);
    // A saving that began before it is refused.
    await this.#saving;
    await this.save();
  }

  /** Asks an owner to approve the rates below their floor. @throws ApiError when the shop refuses it. */
  async askApproval(): Promise<void> {
    await this.save();
    await this.#step(() => this.#api.askOfferApproval({ body: { request: this.#request } }));
  }

  /** Approves rates below their floor, as the owner sees them. @throws ApiError when the shop refuses it. */
  async approve(seen: readonly LineBelowFloor[]): Promise<void> {
    await this.save();
    const rates = seen.map(({ line, ratePaise }) => ({ line, rate: rupeesFromPaise(ratePaise) }));
    await this.#step(() => this.#api.approveOffer({ body: { request: this.#request, rates } }));
  }

  /** Whether somebody else is editing it. */
  get isOthers(): boolean {
    return this.#stored.editor !== null && this.#stored.editor !== this.#me;
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  /** Takes a step of its own with the draft, and shows that it is under way. */
  async #step(take: () => Promise<{ draft: WireDraft }>, isOurChange = true): Promise<WireDraft> {
    this.#stepCount += 1;
    this.#show();
    try {
      const { draft } = await take();
      this.#accept(draftFromWire(draft), isOurChange);
      return draft;
    } finally {
      this.#stepCount -= 1;
      this.#show();
    }
  }

  async #saveAll(): Promise<void> {
    for (;;) {
      const savings = listSavings(this.#stored.offer, this.#fields, this.#due);
      if (savings.length === 0 || !(await this.#store(savings))) return;
    }
  }

  /** @returns whether to go on. */
  async #store(savings: readonly Saving[]): Promise<boolean> {
    try {
      const { draft } = await this.#send(savings);
      const stored = new Map<FieldKey, string>(savings.map(({ key, text }) => [key, text]));
      this.#fields = new Map([...this.#fields].filter(([key, { text }]) => stored.get(key) !== text));
      this.#accept(draftFromWire(draft), true);
      return true;
    } catch (cause) {
      if (!(cause instanceof ApiError)) throw cause;
      return this.#recover(savings, cause);
    }
  }

  #send(savings: readonly Saving[]): Promise<{ draft: WireDraft }> {
    const step = this.#getStep();
    const edits = savings.map(({ edit }) => edit);
    const changes = edits.flatMap((edit) =>
      edit.kind === 'line' ? [{ line: edit.line, change: edit.change }] : [],
    );
    if (changes.length > 0) return this.#api.changeOfferLines({ body: { ...step, changes } });
    const change = Object.assign({}, ...edits.map((edit) => edit.change));
    return edits[0]?.kind === 'charges'
      ? this.#api.setOfferCharges({ body: { ...step, change } })
      : this.#api.setOfferTerms({ body: { ...step, change } });
  }

  async #recover(savings: readonly Saving[], cause: ApiError): Promise<boolean> {
    if (cause.status === 409) return this.#meetOthers(cause);
    if (cause.status === 422 || cause.status === 404) {
      // Of several, only those that are wrong are refused.
      if (savings.length > 1) {
        for (const saving of savings) if (!(await this.#store([saving]))) return false;
        return true;
      }
      const problem = Object.values(cause.fields)[0] ?? cause.message;
      this.#fields = new Map(
        [...this.#fields].map(([key, typed]) => [
          key,
          key === savings[0]?.key ? { ...typed, problem } : typed,
        ]),
      );
      return true;
    }
    this.#failure = cause.message;
    this.#saveAfter(RETRY_MS);
    return false;
  }

  /**
   * After a 409: loads the draft again and compares what is typed with it.
   * @returns whether saving can go on: the draft has changed, and nobody else is editing it.
   */
  async #meetOthers(cause: ApiError): Promise<boolean> {
    const { version } = this.#stored;
    const { result } = await this.#api.getQuoteRequest({ params: { request: this.#request } });
    const stored = findDraft(result);
    if (stored) this.#accept(stored, false);
    if (stored && stored.version !== version && !this.isOthers) return true;
    this.#failure = cause.message;
    return false;
  }

  #accept(stored: StoredDraft, isOurChange: boolean): void {
    this.#stored = stored;
    this.#fields = rebaseTyped(this.#fields, stored.offer, isOurChange);
    this.#show();
  }

  #getStep() {
    const { version } = this.#stored;
    return { request: this.#request, ...(version !== undefined && { version }) };
  }

  #saveAfter(milliseconds: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.save(), milliseconds);
  }

  #show(): void {
    keepFields(this.#storage, this.#request, this.#fields);
    this.#view = this.#makeView();
    for (const listener of this.#listeners) listener();
  }

  #makeView(): DraftView {
    const offer = applyTyped(this.#stored.offer, this.#fields);
    return {
      stored: this.#stored,
      offer,
      figures: price(offer),
      fields: this.#fields,
      saveState: this.#getSaveState(),
      failure: this.#failure,
    };
  }

  #getSaveState(): SaveState {
    if (this.#failure !== '') return 'failed';
    if (this.#saving || this.#stepCount > 0) return 'saving';
    if (this.#fields.size === 0) return 'saved';
    const isStuck = [...this.#fields].some(
      ([key, { text, problem, theirs }]) =>
        problem !== undefined ||
        theirs !== undefined ||
        (this.#due.has(key) && !canRead(key, text, this.#stored.offer)),
    );
    return isStuck ? 'failed' : 'typing';
  }
}

/** Whether what is typed into a field means something. */
export function canRead(key: FieldKey, text: string, offer: Offer): boolean {
  return getField(key).write(text, offer) !== undefined;
}

function price(offer: Offer): PricedQuotation | undefined {
  try {
    return priceQuotation(offer, offer.supply);
  } catch (cause) {
    if (cause instanceof RangeError) return undefined;
    throw cause;
  }
}
