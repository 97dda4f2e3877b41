/** Who may import whom. Each rule says why, because that is what a person who breaks it needs to read. */
export default {
  forbidden: [
    {
      name: 'domain-is-pure',
      comment:
        'The shop’s rules must run anywhere and never change with the clock or the machine: no I/O, no dependency.',
      severity: 'error',
      from: { path: '^domain/', pathNot: '\\.test\\.ts$' },
      to: { pathNot: '^domain/' },
    },
    {
      name: 'contract-knows-only-the-domain',
      comment: 'The contract is what browser and server agree on; it cannot depend on either.',
      severity: 'error',
      from: { path: '^contract/', pathNot: '\\.test\\.ts$' },
      to: { pathNot: '^(contract|domain)/|^node_modules/zod/' },
    },
    {
      name: 'server-does-not-know-the-web',
      comment:
        'The API serves any client. Pages are reached through the built storefront, by server/platform/ssr alone.',
      severity: 'error',
      from: { path: '^server/', pathNot: '\\.test\\.ts$' },
      to: { path: '^(web|build|tests|scripts|bench)/' },
    },
    {
      name: 'platform-knows-no-feature',
      comment: 'The platform is what features are built on; it would serve any other shop.',
      severity: 'error',
      from: { path: '^server/platform/', pathNot: '\\.test\\.ts$' },
      to: { path: '^server/(app|features)/' },
    },
    {
      name: 'features-do-not-know-the-composition',
      comment: 'A feature gets what it needs as parameters; only server/app puts features together.',
      severity: 'error',
      from: { path: '^server/features/', pathNot: '\\.test\\.ts$' },
      to: { path: '^server/app/' },
    },
    {
      name: 'only-the-composition-loads-the-demo',
      comment: 'The demo catalogue is data, not a part: the shop works without it.',
      severity: 'error',
      from: {
        path: '^(server|web|contract)/',
        pathNot: '^server/app/(main|cli/demo-data)\\.ts$|\\.test\\.ts$',
      },
      to: { path: '^demo/' },
    },
    {
      name: 'routes-present-results',
      comment:
        'An operation returns what the shop means by it; turning that into the wire’s form is the last step of its route. The exceptions read the wire’s form, list settings under its names, or print JSON as calls have it.',
      severity: 'error',
      from: {
        path: '^server/',
        pathNot:
          '/([\\w-]*routes|[\\w-]*presenter|submit-quote-request|set-contact-links|text-commands|offer-message-commands)\\.ts$|\\.test\\.ts$',
      },
      to: { path: '^server/.*/[\\w-]*presenter\\.ts$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'queries-speak-sql',
      comment:
        'Whoever changes a table or looks for an index must find all SQL of a feature in its repository, queries and expressions; a use case reads as rules and calls statements by name.',
      severity: 'error',
      from: {
        path: '^server/features/',
        pathNot: '/(repository|[\\w-]+-(queries|expressions))\\.ts$|\\.test\\.ts$',
      },
      to: {
        path: '^node_modules/drizzle-orm/|^server/platform/database/(is-one-of|escape-like|advisory-lock|prepared-statement)\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'queries-know-the-tables',
      comment:
        'With a table, a statement needs no import of Drizzle. The exceptions only name the table whose rows they put in order.',
      severity: 'error',
      from: {
        path: '^server/features/',
        pathNot:
          '/(repository|[\\w-]+-(queries|expressions)|change-(ads|banners|categories|home|sub-categories)|make-categories|move-category)\\.ts$|\\.test\\.ts$',
      },
      to: { path: '^server/platform/database/schema(\\.ts$|/)', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'web-speaks-only-the-contract',
      comment:
        'The storefront works against any host that speaks the contract; server code never reaches a browser.',
      severity: 'error',
      from: { path: '^web/' },
      to: { path: '^(server|demo|tests|scripts|bench)/' },
    },
    {
      name: 'desk-speaks-only-the-contract',
      comment: 'The desk is a client like the storefront, and shares with it the design system alone.',
      severity: 'error',
      from: { path: '^desk/', pathNot: '^desk/vite\\.config\\.ts$|^desk/screens/home/preview\\.tsx$' },
      // Tests may use what tests share; others are kept from it by `nothing-imports-tests`.
      to: { path: '^(server|demo|tests|scripts|bench|web/(?!ui/))', pathNot: '^tests/support/' },
    },
    {
      name: 'desk-previews-the-home-page',
      comment: 'A preview is drawn by the very components of the storefront.',
      severity: 'error',
      from: { path: '^desk/screens/home/preview\\.tsx$' },
      to: { path: '^(server|demo|tests|scripts|bench|web/(?!ui/|features/home/(ads|home-banners)\\.tsx$))' },
    },
    {
      name: 'desk-never-reaches-a-buyer',
      comment: 'What only operators need would cost every buyer bytes.',
      severity: 'error',
      from: { path: '^(domain|contract|server|web)/' },
      to: { path: '^desk/' },
    },
    {
      name: 'ui-has-no-domain-words',
      comment: 'The design system can be understood, and shown, without the shop.',
      severity: 'error',
      from: { path: '^web/ui/' },
      to: { path: '^(web/(?!ui/)|contract|domain)' },
    },
    {
      name: 'features-do-not-reach-routes',
      comment: 'A route puts features together; a feature that knows its route cannot be used by another.',
      severity: 'error',
      from: { path: '^web/(api|features|routing|seo|site|storage|text|ui)/' },
      to: { path: '^web/(routes/|root\\.tsx|routes\\.ts|entry\\.)' },
    },
    {
      name: 'nothing-imports-tests',
      comment: 'What the product needs does not live among its tests.',
      severity: 'error',
      from: {
        pathNot:
          '^(tests|bench)/|\\.test\\.ts$|^playwright\\.config\\.ts$|^scripts/(test|setup|draw-icons|screenshots|readme-screenshots|lighthouse|sqlmap)\\.ts$',
      },
      to: { path: '^tests/|\\.test\\.ts$' },
    },
    {
      name: 'no-circles',
      comment: 'Two files that need each other are one concept, or one of them is in the wrong place.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'declared-dependencies-only',
      comment: 'Every imported package is in package.json, as a dependency when the running shop needs it.',
      severity: 'error',
      from: {
        path: '^(domain|contract|server|web|desk)/',
        pathNot: '\\.test\\.ts$|^web/routes\\.ts$|^desk/vite\\.config\\.ts$',
      },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown', 'npm-dev'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'resolvable',
      comment: 'An import that leads nowhere fails at run time at the latest.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^virtual:|/\\+types/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // A package of its own, which `npm run pictures` installs.
    exclude: { path: '^demo/scenes/' },
    tsPreCompilationDeps: 'specify',
    parser: 'swc',
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
    },
  },
};
