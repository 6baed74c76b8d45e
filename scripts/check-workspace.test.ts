import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { checkWorkspace } from './check-workspace.mjs'

const sound = {
  'packages/rules/src/live/live-status.ts': 'export const liveStatus = 1',
  'packages/contract/src/calls.ts':
    "import { z } from 'zod'\nimport { liveStatus } from '@upbeat/rules/live/live-status'\nexport const calls = [z, liveStatus]",
  'packages/phrases/src/en-gb.ts': 'export const phrases = {}',
  'packages/demo/src/catalogue.ts': "import 'node:fs'\nimport '@upbeat/contract/calls'",
  'e2e/serving.spec.ts': "import '@playwright/test'",
  'apps/web/src/main.tsx': "import './app/router.ts'",
  'apps/web/src/app/router.ts': "export const pages = [() => import('../pages/home.tsx')]",
  'apps/web/src/pages/home.tsx': "import { Card } from '../features/classes/card.tsx'\nexport const Component = Card",
  'apps/web/src/features/classes/card.tsx':
    "import { shape } from './internal/shape.ts'\nexport const Card = () => <b>{shape}</b>",
  'apps/web/src/features/classes/internal/shape.ts': 'export const shape = 1',
  'apps/web/src/features/favourites/heart.tsx': "import '@upbeat/ui/button.tsx'\nimport '../../lib/api.ts'",
  'packages/ui/src/button.tsx': "import './button.module.css'\nimport 'react'",
  'packages/ui/src/button.module.css': '',
  'packages/client/src/api-error.ts': 'export const a = 1',
  'apps/studio/src/main.tsx': "import '@upbeat/ui/button.tsx'\nimport '@upbeat/client/api-error.ts'",
  'apps/web/src/lib/api.ts': "import '@upbeat/contract/calls'",
  'apps/server/src/main.ts': "import './app.ts'",
  'apps/server/src/app.ts':
    "import './modules/classes/repository.ts'\nimport './modules/classes/routes.ts'\nimport './adapters/mail.ts'",
  'apps/server/src/config.ts': 'export type Config = string',
  'apps/server/src/modules/classes/routes.ts': "import './service.ts'\nimport '../../platform/http/mount.ts'",
  'apps/server/src/modules/classes/service.ts':
    "import './repository.ts'\nimport type { Port } from './port.ts'\nexport type ClassPort = Port",
  'apps/server/src/modules/classes/port.ts':
    "import type { Event } from '../connect/events.ts'\nexport type Port = Event",
  'apps/server/src/modules/classes/repository.ts': "import '../../platform/db/database.ts'",
  'apps/server/src/modules/account/service.ts': 'export type Account = 1',
  'apps/server/src/modules/connect/events.ts': 'export type Event = 1',
  'apps/server/src/modules/cross-module-types.json': '{ "classes": ["connect"] }',
  'apps/server/src/adapters/mail.ts':
    "import type { ClassPort } from '../modules/classes/service.ts'\nexport type Mail = ClassPort",
  'apps/server/src/platform/http/mount.ts': '',
  'apps/server/src/platform/db/database.ts': '',
}

const demoPlug = { 'apps/server/src/modules/demo/open-demo.ts': "import '@upbeat/demo/catalogue'" }

const wrong: [title: string, planted: Record<string, string>, fault: RegExp][] = [
  [
    'rules import nothing',
    { 'packages/rules/src/a.ts': "import 'zod'" },
    /rules\/src\/a\.ts -> zod: rules may use no package/,
  ],
  [
    'rules import no other workspace',
    { 'packages/rules/src/a.ts': "import '@upbeat/phrases/en-gb'" },
    /no other workspace/,
  ],
  [
    'types are imports too',
    { 'packages/rules/src/a.ts': "import type { x } from '@upbeat/contract/calls'" },
    /no other workspace/,
  ],
  [
    'types named in place are imports too',
    { 'packages/rules/src/a.ts': "export type A = typeof import('@upbeat/contract/calls')" },
    /no other workspace/,
  ],
  [
    're-exports are imports too',
    { 'packages/phrases/src/a.ts': "export { calls } from '@upbeat/contract/calls'\nexport const a = 1" },
    /no other workspace/,
  ],
  ['contract uses zod alone', { 'packages/contract/src/a.ts': "import 'dayjs'" }, /contract may use zod/],
  [
    'demo knows no phrases',
    { 'packages/demo/src/a.ts': "import '@upbeat/phrases/en-gb'" },
    /demo may import rules, contract/,
  ],
  [
    'the server serves without the demo’s identity provider',
    { 'apps/server/src/modules/account/a.ts': "import Provider from 'oidc-provider'\nexport const a = Provider" },
    /account\/a\.ts -> oidc-provider: a production install lacks it/,
  ],
  ['web knows no demo', { 'apps/web/src/lib/a.ts': "import '@upbeat/demo/catalogue'" }, /web may import/],
  ['web knows no server', { 'apps/web/src/lib/a.ts': "import '../../../server/src/config.ts'" }, /web may import/],
  [
    'a feature knows no page',
    { 'apps/web/src/features/classes/a.ts': "import '../../pages/home.tsx'" },
    /features may import lib/,
  ],
  ['a page knows no page', { 'apps/web/src/pages/a.tsx': "import './home.tsx'" }, /may not import another page/],
  [
    'ui knows no feature',
    { 'packages/ui/src/a.ts': "import '../../../apps/web/src/features/classes/card.tsx'" },
    /ui may import rules/,
  ],
  ['primitives know no contract', { 'packages/ui/src/a.ts': "import '@upbeat/contract/calls'" }, /ui may import rules/],
  [
    'the client knows no rules',
    { 'packages/client/src/a.ts': "import '@upbeat/rules/live/live-status'" },
    /client may/,
  ],
  [
    'the studio knows nothing of the members’ app',
    { 'apps/studio/src/main.tsx': "import '../../web/src/lib/api.ts'" },
    /studio may import/,
  ],
  [
    'what is internal stays inside',
    { 'apps/web/src/pages/a.tsx': "import '../features/classes/internal/shape.ts'" },
    /internal to classes/,
  ],
  [
    'an edge between features is listed',
    { 'apps/web/src/features/favourites/a.ts': "import '../classes/card.tsx'" },
    /favourites -> classes is not in cross-feature/,
  ],
  [
    'a listed edge is needed',
    { 'apps/web/src/features/cross-feature.json': '{ "classes": ["player"] }' },
    /classes -> player is listed and nothing needs it/,
  ],
  [
    'routes ask the service',
    { 'apps/server/src/modules/classes/routes.ts': "import './repository.ts'" },
    /not the repository/,
  ],
  [
    'services know no database',
    { 'apps/server/src/modules/classes/service.ts': "import '../../platform/db/database.ts'" },
    /only a repository/,
  ],
  [
    "a repository is its module's own",
    { 'apps/server/src/modules/account/service.ts': "import type { x } from '../classes/repository.ts'" },
    /is its own/,
  ],
  [
    'an edge between modules is listed',
    { 'apps/server/src/modules/account/a.ts': "import '../connect/events.ts'" },
    /account -> connect is not in cross-module\.json/,
  ],
  [
    'an edge of types is listed',
    { 'apps/server/src/modules/account/a.ts': "import type { Event } from '../connect/events.ts'" },
    /account -> connect is not in cross-module-types\.json/,
  ],
  [
    'an edge listed for types lends no value',
    { 'apps/server/src/modules/classes/a.ts': "import '../connect/events.ts'" },
    /classes -> connect is not in cross-module\.json/,
  ],
  [
    'a listed edge of types is needed',
    { 'apps/server/src/modules/cross-module-types.json': '{ "classes": ["account", "connect"] }' },
    /classes -> account is listed and nothing needs it/,
  ],
  [
    'modules make no circle, types included',
    {
      'apps/server/src/modules/connect/a.ts': "import type { ClassPort } from '../classes/service.ts'",
      'apps/server/src/modules/cross-module-types.json': '{ "classes": ["connect"], "connect": ["classes"] }',
    },
    /circle of modules: classes -> connect -> classes/,
  ],
  [
    'modules know no adapter',
    { 'apps/server/src/modules/account/a.ts': "import '../../adapters/mail.ts'" },
    /handed adapters/,
  ],
  [
    'adapters take the types of a port',
    { 'apps/server/src/adapters/a.ts': "import '../modules/classes/service.ts'" },
    /only the types of a port/,
  ],
  [
    'platform knows no module',
    { 'apps/server/src/platform/a.ts': "import type { x } from '../modules/classes/service.ts'" },
    /platform may import no module/,
  ],
  [
    'platform rooms import from floors below their own, types included',
    { 'apps/server/src/platform/db/a.ts': "import type { x } from '../http/mount.ts'" },
    /platform\/http is not below platform\/db/,
  ],
  [
    'platform rooms of one floor are apart',
    {
      'apps/server/src/platform/limits/a.ts': "import '../session/a.ts'",
      'apps/server/src/platform/session/a.ts': '',
    },
    /platform\/session is not below platform\/limits/,
  ],
  [
    'a platform room has a floor',
    { 'apps/server/src/platform/attic/a.ts': "import '../db/database.ts'" },
    /platformFloors has no place for platform\/attic/,
  ],
  [
    'S-04 production imports nothing of the demo',
    { 'apps/server/src/modules/classes/a.ts': "import type { x } from '@upbeat/demo/catalogue'" },
    /only a dynamic import at the root may load the demo/,
  ],
  [
    'S-04 the root loads the demo only when it is asked for',
    { ...demoPlug, 'apps/server/src/app.ts': "import './modules/demo/open-demo.ts'" },
    /only a dynamic import at the root may load the demo/,
  ],
  [
    'S-04 no other module loads the demo',
    {
      ...demoPlug,
      'apps/server/src/modules/demo-player/a.ts': "export const a = () => import('../demo/open-demo.ts')",
    },
    /only a dynamic import at the root may load the demo/,
  ],
  [
    'nobody imports the composition root',
    { 'apps/server/src/modules/classes/a.ts': "import '../../app.ts'" },
    /only tests may import app\.ts/,
  ],
  [
    'what tests are made of stays in tests',
    { 'apps/web/src/lib/a.ts': "import './b.test.ts'", 'apps/web/src/lib/b.test.ts': '' },
    /only a test/,
  ],
  [
    'cycles',
    { 'packages/rules/src/a.ts': "import './b.ts'", 'packages/rules/src/b.ts': "import './a.ts'" },
    /cycle: packages\/rules\/src\/a\.ts -> /,
  ],
  ['barrels by name', { 'packages/rules/src/index.ts': 'export const a = 1' }, /barrel/],
  ['barrels by nature', { 'packages/rules/src/all.ts': "export * from './live/live-status.ts'" }, /barrel/],
  ['places unknown', { 'apps/server/src/helpers/a.ts': '' }, /no place for it/],
  ['packages unknown', { 'packages/more/src/a.ts': '' }, /no place for it/],
  ['imports of nothing', { 'packages/rules/src/a.ts': "import './gone.ts'" }, /which is not there/],
  ['what cannot be read', { 'packages/rules/src/a.ts': 'export const = 1' }, /cannot be read/],
]

describe('import directions', () => {
  const folders: string[] = []
  const check = (files: Record<string, string>) => {
    const root = mkdtempSync(join(tmpdir(), 'upbeat-workspace-'))
    folders.push(root)
    for (const [path, content] of Object.entries(files)) {
      mkdirSync(dirname(join(root, path)), { recursive: true })
      writeFileSync(join(root, path), content)
    }
    return checkWorkspace(root)
  }
  afterEach(() => {
    for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
  })

  it('passes a valid tree, having checked all of it', () => {
    const modules = Object.keys(sound).filter((path) => !/\.(css|json)$/.test(path))
    expect(check(sound)).toEqual({ faults: [], count: modules.length })
  })

  it.each(wrong)('refuses: %s', (_title, planted, fault) => {
    const { faults } = check({ ...sound, ...planted })
    expect(faults).toHaveLength(1)
    expect(faults[0]).toMatch(fault)
  })

  it('lets the root load the demo', () => {
    const { faults } = check({
      ...sound,
      ...demoPlug,
      'apps/server/src/app.ts': "export const demo = () => import('./modules/demo/open-demo.ts')",
    })
    expect(faults).toEqual([])
  })

  it('allows what is listed', () => {
    const { faults } = check({
      ...sound,
      'apps/web/src/features/favourites/a.ts': "import '../classes/card.tsx'",
      'apps/web/src/features/cross-feature.json': '{ "*": ["classes"] }',
      'apps/server/src/modules/account/a.ts': "import '../classes/service.ts'",
      'apps/server/src/modules/cross-module.json': '{ "account": ["classes"] }',
    })
    expect(faults).toEqual([])
  })

  it('fails if it found no module of a workspace', () => {
    const { 'packages/phrases/src/en-gb.ts': _phrases, ...rest } = sound
    expect(check(rest).faults).toEqual(['no module of phrases was looked at'])
    expect(check({}).count).toBe(0)
    expect(check({}).faults).toHaveLength(10)
  })
})
