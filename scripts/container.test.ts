import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { serverArguments } from './runtime.mjs'

const root = join(import.meta.dirname, '..')

function read(path: string) {
  return readFileSync(join(root, path), 'utf8')
}

function stage(name: string) {
  return (
    read('Dockerfile')
      .split(/^(?=FROM )/m)
      .find((text) => text.startsWith('FROM') && text.includes(`AS ${name}\n`)) ?? ''
  )
}

function copied(name: string) {
  return [...stage(name).matchAll(/^COPY (\S+)\/package\.json \1\/$/gm)].map(([, folder]) => folder)
}

it('the image’s build copies the manifest of every workspace before the sources', () => {
  const workspaces = ['apps', 'packages'].flatMap((folder) =>
    readdirSync(join(root, folder)).map((name) => `${folder}/${name}`),
  )
  expect(copied('build').toSorted()).toEqual([...workspaces, 'bench'].toSorted())
  expect(stage('build').indexOf('npm install')).toBeLessThan(stage('build').indexOf('COPY . .'))
})

it('the image installs the server’s own packages and those of its workspaces', () => {
  const { dependencies } = JSON.parse(read('apps/server/package.json')) as { dependencies: Record<string, string> }
  const own = Object.keys(dependencies).flatMap((name) =>
    name.startsWith('@upbeat/') ? [name.replace('@upbeat', 'packages')] : [],
  )
  expect(copied('packages').toSorted()).toEqual(['apps/server', ...own].toSorted())
})

it('.env.example names settings that exist', () => {
  const config = read('apps/server/src/config.ts')
  const names = [...read('.env.example').matchAll(/^([A-Z_0-9]+)=/gm)].map(([, name]) => name)
  const ofCompose = ['UPBEAT_DOMAIN', 'POSTGRES_PASSWORD']
  expect(names.filter((name) => !config.includes(`    ${name}:`))).toEqual(ofCompose)
})

it.each([
  ['Dockerfile', '/app', /^CMD (\["node".*\])$/m, (text: string) => JSON.parse(text).slice(1)],
  ['deploy/upbeat.service', '/opt/upbeat', /^ExecStart=(.*)$/m, (text: string) => text.split(' ').slice(1)],
])('%s starts the server with the options of `npm start`', (file, folder, line, split) => {
  const [, command = ''] = line.exec(read(file)) ?? []
  const inProject = (option: string) => option.replace(`file://${root}`, root).replace(`${root}/`, '')
  expect(split(command).map((option: string) => option.replace(`${folder}/`, ''))).toEqual(
    serverArguments.map(inProject),
  )
})
