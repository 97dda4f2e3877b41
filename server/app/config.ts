import path from 'node:path';
import * as z from 'zod';
import { GSTIN_MESSAGES } from '#contract/addresses.ts';
import type { WorkingTime } from '#domain/answer-time.ts';
import type { BankAccount, Brand } from '#domain/brand.ts';
import { checkGstin } from '#domain/gstin.ts';
import { parseHours, parseWeekdays } from '#domain/working-time.ts';
import type { PictureFile } from '#server/features/estimates/estimate-pictures.ts';
import { requireTls } from '#server/platform/database/require-tls.ts';
import { isLoopback } from '#server/platform/network/is-loopback.ts';
import { isNearlyEverything } from '#server/platform/network/is-nearly-everything.ts';
import { PUBLIC_FILES } from './media-folders.ts';
import { type BrandFolders, readBrandPicture } from './read-brand-picture.ts';

/** The settings in environment variables, which only this file reads. README.md documents them. */
const variablesSchema = z.object({
  PORT: z.coerce.number().int().min(1).max(65_535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: origin().optional(),
  TRIAL: z.enum(['on', 'off']).optional(),
  DATA_DIR: z.string().min(1).default('data'),
  DATABASE_URL: databaseUrl().optional(),
  DATABASE_DIRECT_URL: databaseUrl().optional(),
  TARGET_DATABASE_URL: databaseUrl().optional(),
  DATABASE_REPLICA_URLS: commaSeparated(
    z
      .url({ protocol: /^postgres(ql)?$/, error: 'must be postgres:// addresses, separated by commas' })
      .transform(requireTls),
  ),
  WEB_CONCURRENCY: z.coerce.number().int().min(1).max(256).default(1),
  API_URL: origin().optional(),
  CORS_ORIGINS: commaSeparated(origin()),
  TRUST_PROXY: commaSeparated(
    z
      .union(
        [z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()],
        'must be addresses or networks, separated by commas',
      )
      .refine((network) => !isNearlyEverything(network), {
        error: ({ input }) =>
          `${input} would let nearly everybody choose their own address; name only the networks of your proxies`,
      }),
  ),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must be an smtp:// or smtps:// address' }).optional(),
  MAIL_FROM: z.string().min(1).default('no-reply@udyoghaat.example'),
  MAIL_RETURN_PATH: z.email('must be an e-mail address').optional(),
  OPERATOR_EMAIL: z.email('must be an e-mail address').optional(),
  GEOCODER_URL: z.url({ protocol: /^https?$/ }).default('https://nominatim.openstreetmap.org'),
  SMS_MSG91_AUTH_KEY: z.string().optional(),
  SMS_MSG91_TEMPLATE_ID: z.string().optional(),
  SMS_MSG91_URL: origin().default('https://control.msg91.com'),
  SMS_WEBHOOK_URL: z
    .url({ protocol: /^https?$/ })
    .refine(
      (url) => url.startsWith('https:') || isLoopback(new URL(url).hostname),
      'must be https:// on another machine',
    )
    .optional(),
  SMS_WEBHOOK_TOKEN: z.string().optional(),
  SMS_PER_DAY: z.coerce.number().int().min(1).max(1_000_000).default(500),
  BACKUP_EVERY: z
    .string()
    .regex(/^[1-9]\d{0,2}[hd]$/, 'must be hours or days, such as 12h or 1d')
    .transform((text) => Number.parseInt(text, 10) * (text.endsWith('d') ? DAY_MS : HOUR_MS))
    .optional(),
  BACKUP_KEEP: z.coerce.number().int().min(1).max(1000).default(30),
  BACKUP_TO: z
    .string()
    .refine((place) => !isUrl(place) || isBucketUrl(place), {
      error:
        'must be a folder, or the https:// address of a bucket such as https://s3.ap-south-1.amazonaws.com/BUCKET/FOLDER',
    })
    .optional(),
  BACKUP_S3_KEY_ID: z.string().optional(),
  BACKUP_S3_SECRET: z.string().optional(),
  BACKUP_S3_REGION: z.string().default('us-east-1'),
  BACKUP_KEY_FILE: z.string().optional(),
  BACKUP_CHECK: z.enum(['weekly', 'off']).default('off'),
  WEBHOOK_LOCAL_HOST: z
    .string()
    .regex(/^([a-z0-9.-]+|\[[0-9a-f:]+\])(:\d+)?$/, 'must be a host, such as 127.0.0.1:4000')
    .optional(),
  METRICS_PORT: z.coerce.number().int().min(1).max(65_535).optional(),
  DRAIN_SECONDS: z.coerce.number().min(0).max(300).default(0),
  CACHE_MB: z.coerce.number().int().min(1).max(65_536).default(32),
  SERVICE_WORKER: z.enum(['on', 'off']).default('on'),
  WORKING_DAYS: z
    .string()
    .default('Mon-Sat')
    .transform((text, context) => {
      const weekdays = parseWeekdays(text);
      if (weekdays) return weekdays;
      context.addIssue('must be days such as Mon-Sat or Mon,Tue,Fri');
      return z.NEVER;
    }),
  WORKING_HOURS: z
    .string()
    .default('10:00-18:00')
    .transform((text, context) => {
      const hours = parseHours(text);
      if (hours) return hours;
      context.addIssue('must be hours of one day, such as 10:00-18:00');
      return z.NEVER;
    }),
  ANSWER_HOURS: z.coerce.number().int().min(1).max(80).default(8),
  DESK: z.enum(['on', 'off']).default('on'),
  DESK_HOST: z
    .string()
    .regex(/^[a-z0-9.-]+(:\d+)?$/, 'must be the name of a host, such as desk.example.in')
    .optional(),
  SELLER_URL: z.url().default('https://seller.udyoghaat.example'),
  DEMO: z.enum(['on', 'off']).optional(),
  ERROR_HOOK: z.string().optional(),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
  BRAND_NAME: z.string().min(1).default('Udyog Haat'),
  BRAND_NAME_HINDI: z.string().default('उद्योग हाट'),
  BRAND_TAGLINE: z
    .string()
    .max(200, 'can have at most 200 characters')
    .default(
      'Discover the Ultimate B2B Marketplace for Seamless Buying and Renting of Machinery, Equipment and Raw Materials.',
    ),
  BRAND_LOGO: z.string().optional(),
  BRAND_LEGAL_NAME: z.string().min(1).default('Udyog Haat Marketplace Private Limited'),
  BRAND_ADDRESS: z.string().min(1).default('14 Strand Road, Burrabazar, Kolkata 700001, West Bengal'),
  BRAND_GSTIN: z
    .string()
    .default('19AAUCU4821H1ZS')
    .superRefine((gstin, context) => {
      const check = checkGstin(gstin);
      if (!check.isValid) context.addIssue({ code: 'custom', message: GSTIN_MESSAGES[check.problem] });
    }),
  BRAND_CIN: z
    .string()
    .regex(
      /^[LU]\d{5}[A-Z]{2}\d{4}[A-Z]{3}\d{6}$/,
      'must be a CIN of 21 characters, such as U51909WB2020PTC238765',
    )
    .optional(),
  BRAND_WEBSITE: z.url({ protocol: /^https?$/, error: 'must be an http:// or https:// address' }).optional(),
  BRAND_SIGNATURE: z.string().optional(),
  BRAND_LUT: z
    .string()
    .regex(/^[A-Z0-9]{15}$/, 'must be the ARN of 15 characters, such as AD190326001234X')
    .optional(),
  BRAND_BANK_ACCOUNT_NAME: z.string().max(100, 'can have at most 100 characters').optional(),
  BRAND_BANK_ACCOUNT_NUMBER: z
    .string()
    .regex(/^\d{9,18}$/, 'must be 9 to 18 digits')
    .optional(),
  BRAND_BANK_IFSC: z
    .string()
    .regex(/^[A-Z]{4}0[A-Z0-9]{6}$/, 'must be an IFSC of 11 characters, such as SBIN0000001')
    .optional(),
  BRAND_BANK_NAME: z.string().max(100, 'can have at most 100 characters').optional(),
  BRAND_BANK_BRANCH: z.string().max(100, 'can have at most 100 characters').default(''),
});

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

const BANK_DETAILS = [
  'BRAND_BANK_ACCOUNT_NAME',
  'BRAND_BANK_IFSC',
  'BRAND_BANK_NAME',
  'BRAND_BANK_BRANCH',
] as const;

/** Checks the settings that require or exclude each other. */
const environmentSchema = variablesSchema.superRefine((variables, context) => {
  const addIssue = (name: keyof typeof variables, message: string) =>
    context.addIssue({ code: 'custom', path: [name], message });
  // An incomplete setting must not count as none: without a gateway the shop shows phone codes to everyone.
  const requireWith = (name: keyof typeof variables, other: keyof typeof variables) => {
    if (variables[name] && !variables[other]) addIssue(other, `is needed with ${name}`);
  };
  requireWith('DATABASE_DIRECT_URL', 'DATABASE_URL');
  requireWith('SMS_MSG91_AUTH_KEY', 'SMS_MSG91_TEMPLATE_ID');
  requireWith('SMS_MSG91_TEMPLATE_ID', 'SMS_MSG91_AUTH_KEY');
  requireWith('SMS_WEBHOOK_TOKEN', 'SMS_WEBHOOK_URL');
  requireWith('BRAND_BANK_ACCOUNT_NUMBER', 'BRAND_BANK_IFSC');
  requireWith('BRAND_BANK_ACCOUNT_NUMBER', 'BRAND_BANK_NAME');
  for (const name of BANK_DETAILS) requireWith(name, 'BRAND_BANK_ACCOUNT_NUMBER');
  if (variables.BACKUP_TO && isUrl(variables.BACKUP_TO)) {
    requireWith('BACKUP_TO', 'BACKUP_S3_KEY_ID');
    requireWith('BACKUP_TO', 'BACKUP_S3_SECRET');
  }
  if (variables.DATABASE_REPLICA_URLS.length > 0 && !variables.DATABASE_URL) {
    addIssue('DATABASE_REPLICA_URLS', 'requires DATABASE_URL, the primary of these replicas');
  }
  if (variables.SMS_MSG91_AUTH_KEY && variables.SMS_WEBHOOK_URL) {
    addIssue('SMS_WEBHOOK_URL', 'cannot be used together with SMS_MSG91_AUTH_KEY');
  }
  const folders = getBrandFolders(variables);
  for (const name of ['BRAND_LOGO', 'BRAND_SIGNATURE'] as const) {
    try {
      readPicture(variables[name], folders);
    } catch (cause) {
      addIssue(name, (cause as Error).message);
    }
  }
  const hasSmsGateway = variables.SMS_MSG91_AUTH_KEY || variables.SMS_WEBHOOK_URL;
  const missing = [
    ...(variables.SMTP_URL ? [] : ['SMTP_URL']),
    ...(hasSmsGateway ? [] : ['SMS_MSG91_AUTH_KEY or SMS_WEBHOOK_URL']),
  ];
  if (!isTrial(variables) && missing.length > 0) {
    const reason = variables.TRIAL ? '' : ' because HOST or PUBLIC_URL is not this machine alone';
    addIssue(
      'TRIAL',
      `is off${reason}, which requires ${missing.join(' and ')}; on sends nothing and shows phone codes to everyone`,
    );
  }
});

function getBrandFolders({ DATA_DIR }: { DATA_DIR: string }): BrandFolders {
  return { media: path.resolve(DATA_DIR, 'media'), public: PUBLIC_FILES };
}

function readPicture(shopPath: string | undefined, folders: BrandFolders): PictureFile | undefined {
  return shopPath === undefined ? undefined : readBrandPicture(shopPath, folders);
}

const isUrl = (place: string) => /^\w+:\/\//.test(place);

/** On another machine backups must travel encrypted. */
function isBucketUrl(place: string): boolean {
  if (!URL.canParse(place)) return false;
  const { protocol, hostname, pathname } = new URL(place);
  return (protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname))) && pathname !== '/';
}

function readBackupSettings(values: z.output<typeof variablesSchema>) {
  const { BACKUP_TO: to = path.join(values.DATA_DIR, 'backups') } = values;
  return {
    /** Undefined: the shop writes none by itself. */
    everyMs: values.BACKUP_EVERY,
    /** How many of its backups stay. */
    keep: values.BACKUP_KEEP,
    to: isUrl(to)
      ? {
          url: to,
          region: values.BACKUP_S3_REGION,
          keyId: values.BACKUP_S3_KEY_ID ?? '',
          secret: values.BACKUP_S3_SECRET ?? '',
        }
      : { folder: path.resolve(to) },
    /** Undefined: backups are not encrypted. */
    keyFile: values.BACKUP_KEY_FILE && path.resolve(values.BACKUP_KEY_FILE),
    /** Whether the newest is restored once a week, to see whether that works. */
    isChecked: values.BACKUP_CHECK === 'weekly',
  };
}

/** Its parts are there together, as was checked. */
function readBank(values: z.output<typeof variablesSchema>): BankAccount | undefined {
  const {
    BRAND_BANK_ACCOUNT_NUMBER: accountNumber,
    BRAND_BANK_IFSC: ifsc,
    BRAND_BANK_NAME: bankName,
  } = values;
  if (!accountNumber || !ifsc || !bankName) return undefined;
  const accountName = values.BRAND_BANK_ACCOUNT_NAME ?? values.BRAND_LEGAL_NAME;
  return { accountName, accountNumber, ifsc, bankName, branch: values.BRAND_BANK_BRANCH };
}

/** Unless set, only a shop that nobody else can reach is in trial mode, which gives away links and codes. */
function isTrial({ TRIAL, PUBLIC_URL, HOST }: z.output<typeof variablesSchema>): boolean {
  if (TRIAL) return TRIAL === 'on';
  return isLoopback(HOST) && (PUBLIC_URL === undefined || isLoopback(new URL(PUBLIC_URL).hostname));
}

function databaseUrl() {
  return z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' }).transform(requireTls);
}

/** A list of comma-separated values. */
function commaSeparated<Value extends z.ZodType<unknown, string>>(value: Value) {
  return z
    .string()
    .default('')
    .transform((list) => list.split(',').map((entry) => entry.trim()))
    .transform((entries) => entries.filter((entry) => entry !== ''))
    .pipe(z.array(value));
}

/** The origin of a URL; a path or trailing slash is removed. */
function origin() {
  return z
    .url({ protocol: /^https?$/, error: 'must be an http:// or https:// address' })
    .transform((url) => new URL(url).origin);
}

export type Config = ReturnType<typeof readConfig>;

/**
 * Reads the settings of this process. An empty variable counts as absent.
 * @throws Error that names every invalid variable.
 */
export function readConfig(env: NodeJS.ProcessEnv) {
  const nonEmptyEnv = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const result = environmentSchema.safeParse(nonEmptyEnv);
  if (!result.success) {
    const problems = result.error.issues.map((issue) => `  ${issue.path[0]?.toString()}: ${issue.message}`);
    throw new Error(`Invalid settings:\n${problems.join('\n')}`);
  }
  const values = result.data;
  const brandFolders = getBrandFolders(values);
  const publicUrl = values.PUBLIC_URL ?? `http://localhost:${values.PORT}`;
  return {
    port: values.PORT,
    host: values.HOST,
    publicUrl,
    isTrial: isTrial(values),
    dataDir: path.resolve(values.DATA_DIR),
    /** The picture at a path of the shop, `/media/logo.png`. @throws UnusablePictureError */
    readBrandPicture: (shopPath: string) => readBrandPicture(shopPath, brandFolders),
    /** The operator's own pictures and brochures. */
    mediaDir: brandFolders.media,
    /** What buyers send with their quote requests. */
    requestFilesDir: path.resolve(values.DATA_DIR, 'request-files'),
    /** Files of products that operators are importing. */
    importsDir: path.resolve(values.DATA_DIR, 'imports'),
    databaseUrl: values.DATABASE_URL,
    /** Set where `databaseUrl` leads through a pooler. */
    databaseDirectUrl: values.DATABASE_DIRECT_URL,
    /** Into which `move-to` copies the shop. */
    targetDatabaseUrl: values.TARGET_DATABASE_URL,
    databaseReplicaUrls: values.DATABASE_REPLICA_URLS,
    webConcurrency: values.WEB_CONCURRENCY,
    apiUrl: values.API_URL ?? '',
    corsOrigins: values.CORS_ORIGINS,
    trustedProxies: values.TRUST_PROXY,
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM,
    mailReturnPath: values.MAIL_RETURN_PATH ?? values.OPERATOR_EMAIL,
    /** Undefined: the shop's contact e-mail address is used. */
    operatorEmail: values.OPERATOR_EMAIL,
    geocoderUrl: values.GEOCODER_URL.replace(/(?<!\/)\/+$/, ''),
    sms: {
      msg91: values.SMS_MSG91_AUTH_KEY
        ? {
            url: values.SMS_MSG91_URL,
            authKey: values.SMS_MSG91_AUTH_KEY,
            templateId: values.SMS_MSG91_TEMPLATE_ID ?? '',
          }
        : undefined,
      webhook: values.SMS_WEBHOOK_URL
        ? { url: values.SMS_WEBHOOK_URL, token: values.SMS_WEBHOOK_TOKEN }
        : undefined,
    },
    smsPerDay: values.SMS_PER_DAY,
    backup: readBackupSettings(values),
    /** To which webhooks may go although it is not public, nor has HTTPS; undefined when there is none. */
    webhookHost: values.WEBHOOK_LOCAL_HOST,
    /** Where Prometheus reads figures; undefined when it does not. */
    metricsPort: values.METRICS_PORT,
    drainSeconds: values.DRAIN_SECONDS,
    cacheBytes: values.CACHE_MB * 1024 * 1024,
    hasServiceWorker: values.SERVICE_WORKER === 'on',
    /** When quote requests are answered, and how quickly. */
    workingTime: {
      weekdays: values.WORKING_DAYS,
      ...values.WORKING_HOURS,
      answerHours: values.ANSWER_HOURS,
    } satisfies WorkingTime,
    /** The operators’ back office; undefined when it is left out. */
    desk: values.DESK === 'on' ? { host: values.DESK_HOST } : undefined,
    /** Where the desk is, or would be, without a slash at the end. */
    deskUrl: `${values.DESK_HOST ? `${new URL(publicUrl).protocol}//${values.DESK_HOST}` : publicUrl}/desk`,
    sellerUrl: values.SELLER_URL,
    hasDemo: values.DEMO ? values.DEMO === 'on' : isTrial(values),
    logLevel: values.LOG_LEVEL,
    /** A module that each error is passed to. */
    errorHook: values.ERROR_HOOK && path.resolve(values.ERROR_HOOK),
    brand: {
      name: values.BRAND_NAME,
      nameHindi: values.BRAND_NAME_HINDI,
      tagline: values.BRAND_TAGLINE,
      logo: readPicture(values.BRAND_LOGO, brandFolders),
      legalName: values.BRAND_LEGAL_NAME,
      address: values.BRAND_ADDRESS,
      gstin: values.BRAND_GSTIN,
      cin: values.BRAND_CIN,
      website: values.BRAND_WEBSITE,
      shopUrl: publicUrl,
      signature: readPicture(values.BRAND_SIGNATURE, brandFolders),
      lut: values.BRAND_LUT,
      bank: readBank(values),
    } satisfies Brand,
  };
}
