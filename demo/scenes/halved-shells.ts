import { plastic } from './materials.ts';
import { type Form, half, sculpt, without } from './sculpt.ts';
import { type Slots, slotForm, slotsBehind } from './slotted.ts';
import { type Point, pair } from './solids.ts';

type HalvedShell = {
  form: Form;
  color: string;
  slots: Slots[];
  /** How far the sides with the slots are from z 0. */
  side: number;
  /** The corners of the space that holds the form. */
  from: Point;
  to: Point;
};

/** A shell of plastic, moulded in two halves that meet at z 0, with slots through both sides. */
export const halvedShell = ({ form, color, slots, side, from, to }: HalvedShell) => {
  const slottedForm = without(0.012, form, ...slots.map((each) => slotForm(each, side)));
  return [
    pair((end) => sculpt(half(slottedForm, end), from, to, 0.02, plastic(color))),
    slots.map((each) => slotsBehind(each, side)),
  ];
};
