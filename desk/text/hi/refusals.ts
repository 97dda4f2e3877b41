import type { Refusals } from '../refusals.ts';
import { ofCatalogue } from './refusals/catalogue.ts';
import { ofFields } from './refusals/fields.ts';
import { ofGoods } from './refusals/goods.ts';
import { ofQuotations } from './refusals/quotations.ts';
import { ofReadiness } from './refusals/readiness.ts';
import { ofShop } from './refusals/shop.ts';

/** What an operator can meet at the desk; scripts/not-at-the-desk.ts has what else the shop refuses. */
export const refusals: Refusals = {
  codes: {
    proof_required: 'कृपया पहले पुष्टि करें कि यह आप ही हैं।',
    rate_limited: 'बहुत बार कोशिश हुई। थोड़ी देर बाद फिर कोशिश करें।',
    internal_error: 'कुछ गड़बड़ हो गई। फिर कोशिश करें।',
    unavailable: 'दुकान से अभी संपर्क नहीं हो रहा। थोड़ी देर बाद फिर कोशिश करें।',
  },
  // The first that fits counts.
  sentences: {
    // Who may do it, and who was quicker.
    'Somebody else': 'किसी और',
    'Your role, {}, does not allow this.': 'आपकी भूमिका में इसकी अनुमति नहीं है।',
    'Only an owner can approve rates below the floor.': 'न्यूनतम से कम रेट सिर्फ़ मालिक मंज़ूर कर सकता है।',
    '{} changed this{}. Please look at it again.': '{1} ने इसे बदला है। कृपया फिर से देखें।',
    '{} changed this draft at {}. Please look at it again.': '{1} ने यह ड्राफ़्ट {2} बजे बदला। कृपया फिर से देखें।',
    '{} changed the rates at {}. {} Please look at them again.': '{1} ने {2} बजे रेट बदले। {3} कृपया फिर से देखें।',
    '{} has been editing since {}.': '{1} {2} बजे से लिख रहे हैं।',
    'It has been given back in the meantime.': 'इस बीच इसे वापस कर दिया गया है।',
    'Meanwhile it has been assigned to {}.': 'इस बीच यह {1} को सौंपा गया है।',
    'This request has changed in the meantime. Please look at it again.':
      'इस बीच इस माँग में कुछ बदला है। कृपया फिर से देखें।',
    'This cannot be undone: something that was changed since depends on it.':
      'यह वापस नहीं हो सकता: बाद में बदली गई कोई चीज़ इस पर निर्भर है।',
    '{} changed “{}” on {}, after the preview. Please look at it again.':
      'प्रीव्यू के बाद {1} ने {3} को “{2}” बदला। कृपया फिर से देखें।',
    'The products have been changed since the preview. Please look at it again.':
      'प्रीव्यू के बाद प्रोडक्ट बदले हैं। कृपया फिर से देखें।',
    '{} does not have the permission {}.': 'आपकी भूमिका में इसकी अनुमति नहीं है।',
    'Somebody else has changed the order in the meantime. Please look at it again.':
      'इस बीच किसी और ने क्रम बदला है। कृपया फिर से देखें।',
    'Somebody has changed the order in the meantime. Please look at it again.':
      'इस बीच किसी ने क्रम बदला है। कृपया फिर से देखें।',
    'Somebody has removed this.': 'इसे हटाया जा चुका है।',
    'Somebody has just added this. Please check and try again.':
      'इसे अभी-अभी किसी ने जोड़ा है। देखकर फिर कोशिश करें।',
    'Nothing has been changed yet.': 'अभी तक कुछ नहीं बदला गया है।',
    'This cannot be undone: “{}” was changed since{}.': 'यह वापस नहीं हो सकता: “{1}” बाद में बदला गया है।',
    'This cannot be undone: {}.': 'यह बदलाव वापस नहीं हो सकता।',

    // What is not there.
    'There is no such page.': 'ऐसा कोई पेज नहीं है।',
    'There is no change no. {}.': '{1} नंबर का कोई बदलाव नहीं है।',
    'There is no quotation R{}.': 'R{1} नाम का कोई कोटेशन नहीं है।',
    ...ofQuotations,
    ...ofGoods,
    ...ofCatalogue,
    ...ofShop,
    ...ofFields,
    ...ofReadiness,
  },
};
