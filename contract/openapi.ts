import * as z from 'zod';
import type * as zm from 'zod/mini';
import { userInfo } from './account.ts';
import { savedAddress } from './addresses.ts';
import { api } from './api.ts';
import { isForKeys } from './api-keys.ts';
import { type Call, type CallAuth, STORED_FILE } from './call.ts';
import { category, facets, product, subCategory } from './catalogue.ts';
import { ad, banner, contactLinks } from './content.ts';
import { HTTP_STATUS_BY_CODE } from './errors.ts';
import { order } from './orders.ts';
import { WEBHOOK_EVENTS, type WebhookEvent, webhookMessage } from './webhook-events.ts';

/** What the responses of several calls share. It is described once, under its name. */
const ENTITIES = {
  Ad: ad,
  Banner: banner,
  Category: category,
  ContactLinks: contactLinks,
  Facets: facets,
  Order: order,
  Product: product,
  SavedAddress: savedAddress,
  SubCategory: subCategory,
  UserInfo: userInfo,
  WebhookMessage: webhookMessage,
};
const BINARY = { type: 'string', format: 'binary' };
const SCHEMAS_URI = '#/components/schemas/';

const entities = z.registry<{ id: string }>();
for (const [id, schema] of Object.entries(ENTITIES)) entities.add(schema, { id });

/** The OpenAPI 3.1 document of the contract, for clients in any language. */
export function createOpenApiDocument(): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const [name, declaration] of Object.entries(api) as [string, Call][]) {
    paths[declaration.path] ??= {};
    Object.assign(paths[declaration.path] as object, {
      [declaration.method.toLowerCase()]: describeOperation(name, declaration),
    });
  }
  return {
    openapi: '3.1.0',
    info: { title: 'The API of the shop', version: '1' },
    paths,
    webhooks: describeWebhooks(),
    components: {
      securitySchemes: {
        token: {
          type: 'apiKey',
          in: 'header',
          name: 'Authorization',
          description: 'The access token, raw or after "Bearer ".',
        },
        staff: {
          type: 'apiKey',
          in: 'header',
          name: 'Authorization',
          description: 'The token of an operator’s session, raw or after "Bearer ".',
        },
        key: {
          type: 'http',
          scheme: 'bearer',
          description: 'An API key with the permission of the call.',
        },
      },
      schemas: { Failure: errorSchema, ...describeEntities() },
    },
  };
}

const SECURITY = {
  optional: [{}, { token: [] }],
  buyer: [{ token: [] }],
  staff: [{ staff: [] }],
  staffOrKey: [{ staff: [] }, { key: [] }],
} satisfies Record<Exclude<CallAuth, 'none'> | 'staffOrKey', object[]>;

function describeOperation(name: string, declaration: Call): object {
  const { summary, auth, may, body, upload, reply } = declaration;
  return {
    operationId: name,
    summary,
    ...(auth !== 'none' && { security: SECURITY[isForKeys(declaration) ? 'staffOrKey' : auth] }),
    ...(may && { 'x-permission': may, description: `For operators. Permission: ${may}.` }),
    parameters: [
      ...describeParameters('path', declaration.params),
      ...describeParameters('query', declaration.query),
      ...describeParameters('header', declaration.headers),
    ],
    ...(body
      ? {
          requestBody: {
            required: true,
            content: { 'application/json': { schema: toJsonSchema(body, 'input') } },
          },
        }
      : {}),
    ...(upload ? { requestBody: { required: true, content: { [STORED_FILE]: { schema: BINARY } } } } : {}),
    responses: {
      200: {
        description: 'Success',
        content:
          typeof reply === 'string'
            ? { [reply]: { schema: BINARY } }
            : { 'application/json': { schema: successSchema(reply) } },
      },
      default: {
        description: `Failure: ${[...new Set(Object.values(HTTP_STATUS_BY_CODE))].join(', ')}`,
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
      },
    },
  };
}

/** What the shop sends to the addresses that operators have added, signed as in the specification Standard Webhooks. */
function describeWebhooks(): object {
  const header = (name: string, description: string) => ({
    name,
    in: 'header',
    required: true,
    description,
    schema: { type: 'string' },
  });
  const message = { $ref: `${SCHEMAS_URI}WebhookMessage` };
  const describe = (event: WebhookEvent) => ({
    post: {
      operationId: event,
      summary: `Reports: ${WEBHOOK_EVENTS[event].join(', ')}.`,
      parameters: [
        header('webhook-id', 'The same whenever the message is sent again.'),
        header('webhook-timestamp', 'When it is sent, in seconds since 1970.'),
        header(
          'webhook-signature',
          '“v1,” and the HMAC-SHA256 in base64 of id, timestamp and body, joined by dots.',
        ),
      ],
      requestBody: {
        required: true,
        content: {
          'application/json': {
            schema: { allOf: [message, { properties: { type: { const: event } } }] },
          },
        },
      },
      responses: { '2XX': { description: 'It has arrived. After anything else it is sent again.' } },
    },
  });
  const events = Object.keys(WEBHOOK_EVENTS) as WebhookEvent[];
  return Object.fromEntries(events.map((event) => [event, describe(event)]));
}

const errorSchema = {
  type: 'object',
  required: ['success', 'code', 'msg'],
  properties: {
    success: { const: false },
    code: {
      description: `The machine-readable error code, and its HTTP status: ${Object.entries(
        HTTP_STATUS_BY_CODE,
      )
        .map(([code, status]) => `${code} (${status})`)
        .join(', ')}.`,
      type: 'string',
      enum: Object.keys(HTTP_STATUS_BY_CODE),
    },
    msg: { description: 'For the person who uses the client.', type: 'string' },
    fields: { type: 'object', additionalProperties: { type: 'string' } },
    prices: {
      description: 'When the prices of a cart have changed: today’s, or null where a product is gone.',
      type: 'object',
      additionalProperties: {
        type: ['object', 'null'],
        properties: Object.fromEntries(
          ['pro_price', 'pro_discount', 'pro_gst_percentage'].map((name) => [name, { type: 'number' }]),
        ),
      },
    },
  },
};

function successSchema(reply: zm.ZodMiniObject): object {
  const schema = toJsonSchema(reply, 'output') as { properties?: object; required?: string[] };
  return {
    ...schema,
    properties: { success: { const: true }, ...schema.properties },
    required: ['success', ...(schema.required ?? [])],
  };
}

function describeParameters(
  location: 'path' | 'query' | 'header',
  schema: zm.ZodMiniObject | undefined,
): object[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = toJsonSchema(schema, 'input') as {
    properties?: Record<string, object>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: location,
    required: location === 'path' || required.includes(name),
    schema: property,
  }));
}

function describeEntities(): Record<string, object> {
  const { schemas } = z.toJSONSchema(entities, { uri: (id) => SCHEMAS_URI + id, unrepresentable: 'any' });
  return Object.fromEntries(
    Object.entries(schemas).map(([id, { $schema: _, $id: __, ...json }]) => [id, json]),
  );
}

/** The input schema of a transformed value describes what the caller sends. */
function toJsonSchema(schema: zm.ZodMiniType, io: 'input' | 'output'): object {
  const {
    $schema: _,
    $defs: __,
    ...json
  } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    ...(io === 'output' && { metadata: entities }),
  });
  return JSON.parse(JSON.stringify(json).replaceAll('"#/$defs/', `"${SCHEMAS_URI}`));
}
