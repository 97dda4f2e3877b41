import { describe, expect, it } from 'vitest';
import { api, type CallName } from './api.ts';
import { isForKeys } from './api-keys.ts';
import type { Call } from './call.ts';
import { createOpenApiDocument } from './openapi.ts';
import { fillPath } from './path.ts';
import { WEBHOOK_EVENT_NAMES } from './webhook-events.ts';

type Operation = {
  operationId: string;
  'x-permission'?: string;
  security?: object[];
  requestBody?: object;
  parameters: { name: string; in: string }[];
};

describe('the OpenAPI document', () => {
  const document = createOpenApiDocument() as {
    openapi: string;
    webhooks: Record<string, Record<string, Operation>>;
    paths: Record<string, Record<string, Operation>>;
  };
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, ...operation })),
  );

  it('describes every declared call and nothing else', () => {
    expect(operations.map((operation) => operation.operationId).sort()).toEqual(Object.keys(api).sort());
  });

  it('describes what several responses share once, and refers to it by its name', () => {
    const text = JSON.stringify(document);
    const references = new Set(text.match(/(?<="\$ref":")[^"]+/g));
    expect(references).toContain('#/components/schemas/Product');
    for (const reference of references) expect(document).toHaveProperty(reference.slice(2).split('/'));
    expect(text.match(/"pro_rating"/g)).toHaveLength(2);
  });

  it('says of every call for operators, and of no other, which permission it needs, if any', () => {
    for (const operation of operations) {
      const declaration: Call = api[operation.operationId as CallName];
      const { auth, may } = declaration;
      const isForStaff = auth === 'staff';
      const ways = [{ staff: [] }, ...(isForKeys(declaration) ? [{ key: [] }] : [])];
      if (isForStaff) expect(operation.security, operation.operationId).toEqual(ways);
      else expect(JSON.stringify(operation.security ?? []), operation.operationId).not.toContain('staff');
      expect(operation['x-permission'], operation.operationId).toBe(may);
    }
    expect(operations.find(({ operationId }) => operationId === 'sendOffer')).toMatchObject({
      'x-permission': 'quotes:send',
      description: 'For operators. Permission: quotes:send.',
    });
  });

  it('describes every message of webhooks, with the headers by which a receiver recognises it', () => {
    expect(Object.keys(document.webhooks)).toEqual([...WEBHOOK_EVENT_NAMES]);
    expect(document.webhooks['quotation.accepted']?.post?.parameters.map(({ name }) => name)).toEqual([
      'webhook-id',
      'webhook-timestamp',
      'webhook-signature',
    ]);
  });

  it('contains the security, parameters and request body of a call', () => {
    const addOrders = operations.find((operation) => operation.operationId === 'submitQuoteRequest');
    expect(addOrders).toMatchObject({
      path: '/api/order/addOrders',
      method: 'post',
      security: [{ token: [] }],
      parameters: [{ name: 'idempotency-key', in: 'header' }],
      requestBody: { required: true },
    });
    const lists = operations.find((operation) => operation.operationId === 'listProductsOfCategory');
    expect(lists?.parameters.map((parameter) => `${parameter.in} ${parameter.name}`)).toEqual(
      expect.arrayContaining([
        'path id',
        'query page',
        'query limit',
        'query sort',
        'query sid',
        'query brand',
      ]),
    );
  });
});

describe('fillPath', () => {
  it('encodes each parameter as one segment and throws if one is missing', () => {
    expect(fillPath('/a/{x}/b', { x: '10/2' })).toBe('/a/10%2F2/b');
    expect(fillPath('/a/{x}', { x: 'TERM&CONDITION' })).toBe('/a/TERM%26CONDITION');
    expect(fillPath('/a/{x}', { x: 'हिन्दी %' })).toBe(
      '/a/%E0%A4%B9%E0%A4%BF%E0%A4%A8%E0%A5%8D%E0%A4%A6%E0%A5%80%20%25',
    );
    expect(() => fillPath('/a/{x}', {})).toThrow('The path parameter x is missing.');
  });
});
