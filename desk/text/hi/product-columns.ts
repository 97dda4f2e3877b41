import type { productColumns as en } from '../en/product-columns.ts';
import type { Translated } from '../translated.ts';

export const productColumns = {
  nothing: '(कुछ नहीं)',
  names: {
    id: 'आईडी',
    title: 'नाम',
    brand: 'ब्रांड',
    model: 'मॉडल',
    category: 'कैटेगरी',
    sub_category: 'सब-कैटेगरी',
    hsn: 'HSN',
    price: 'लिस्ट प्राइस, ₹',
    discount: 'डिस्काउंट, %',
    gst: 'GST, %',
    description: 'विवरण',
    specifications: 'स्पेसिफ़िकेशन',
    images: 'फ़ोटो',
    image_alt: 'फ़ोटो का विवरण',
    brochure_url: 'ब्रोशर',
    deciding_specifications: 'मुख्य स्पेसिफ़िकेशन', // doubt: 'deciding' has no trade word
    sku: 'SKU',
    unit: 'यूनिट',
    unit_name: 'यूनिट का अपना नाम',
    unit_content: 'एक यूनिट में क्या है',
    minimum_quantity: 'कम से कम मात्रा',
    quantity_multiple: 'इसके गुणज में',
    dispatch_days: 'डिस्पैच तक कार्य दिवस',
    availability: 'उपलब्धता',
    warranty: 'वारंटी',
    country_of_origin: 'मूल देश',
    standards: 'मानक',
    weight: 'एक यूनिट का वज़न',
    documents: 'दस्तावेज़',
    price_on_request: 'दाम पूछने पर',
    for_rent: 'किराए पर',
    family: 'फ़ैमिली', // doubt: products that differ in size or colour only
    variant: 'वेरिएंट',
    state: 'स्थिति',
    version: 'एक्सपोर्ट के समय का संस्करण',
  },
} satisfies Translated<typeof en>;
