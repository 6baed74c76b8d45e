// Checks that every phrase is used, in every language. `node scripts/check-phrases.mjs [ROOT]`.
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseSync, Visitor } from 'oxc-parser'
import { root as projectRoot } from './runtime.mjs'
import { trackedFiles } from './tracked-files.mjs'

/** The two sets of phrases: the members' and the studio's. Both may use the same name of a feature. */
const english = ['packages/phrases/src/en-gb/', 'packages/phrases/src/studio/en-gb/']

/** Features whose keys are built from data (`sharing.${network}`), and the possible keys. */
const builtAtRunTime = {
  announcements: /^(everyone|members|visitors|(from|until)(Text)?)$/,
  catalogue: /./,
  home: /^(morning|afternoon|evening)(Name)?$/,
  look: /^(primary|secondary|background|text|header|footer|(page|header|footer)Text|links|((header|footer)M|m)arks|landing|home|classes|player|email|logo)$/,
  mail: /./,
  moveCues: /./,
  moves: /./,
  policies: /^(terms|marketing)$/,
  preview: /^(visitor|trial|paying|lapsed|phone|tablet|desktop|tv)$/,
  settingNames: /./,
  settingTexts: /./,
  settingWords: /./,
  texts: /^(in|email)-/,
  sharing: /^(email|facebook|whatsapp|x)$/,
}

/** Phrases fixed by a requirement whose page doesn't exist yet. */
const askedFor = {}

/**
 * @param {string} root
 * @param {{ built?: Record<string, RegExp>, asked?: Record<string, string> }} [lists]
 * @returns {{ faults: string[], count: number }} one line per fault, and the number of phrases checked.
 */
export function checkPhrases(root, { built = builtAtRunTime, asked = askedFor } = {}) {
  const files = trackedFiles(root)
  const holdsPhrases = (file) => english.some((folder) => file.startsWith(folder))
  const keys = files.filter(holdsPhrases).flatMap((file) => keysOf(join(root, file)))
  const said = readTexts(files.filter(says).map((file) => join(root, file)))
  const features = [...new Set(keys.map(featureOf))]
  const faults = features
    .filter((feature) => said.beginnings.has(`${feature}.`) && !(feature in built))
    .map((feature) => `${feature}: keys of it are put together; list which in scripts/check-phrases.mjs`)
  for (const feature of Object.keys(built).filter((listed) => !said.beginnings.has(`${listed}.`)))
    faults.push(`${feature}: is listed, and no key of it is put together`)
  for (const key of keys) {
    const isUsed = isSaid(key, said, built)
    if (key in asked && isUsed) faults.push(`${key}: is said; take it off the list in scripts/check-phrases.mjs`)
    else if (!(key in asked) && !isUsed) faults.push(`${key}: nothing says it`)
  }
  return { faults, count: keys.length }
}

/** The product's modules, without phrase modules and tests. */
function says(file) {
  return (
    /^(apps|packages)\/.*\.tsx?$/.test(file) &&
    !/\.test\.tsx?$|\/testing\/|^packages\/phrases\/src\/((studio\/)?(en-gb|de)\/|languages\/|same-as-english)/.test(
      file,
    )
  )
}

function isSaid(key, { texts, beginnings }, built) {
  const name = key.replace(/_(one|other)$/, '')
  const feature = featureOf(key)
  if (texts.has(name) || built[feature]?.test(name.slice(feature.length + 1))) return true
  return [...beginnings].some((beginning) => beginning !== `${feature}.` && name.startsWith(beginning))
}

function featureOf(key) {
  return key.slice(0, key.indexOf('.'))
}

/** The phrases of a file by key: `export const auth = { signIn: ... }` has `auth.signIn`. */
function keysOf(file) {
  const keys = []
  const visitor = new Visitor({
    VariableDeclarator: ({ id, init }) => {
      const phrases = init?.type === 'TSAsExpression' ? init.expression : init
      if (phrases?.type !== 'ObjectExpression' || id.type !== 'Identifier') return
      for (const property of phrases.properties) {
        if (property.type !== 'Property') continue
        const { key } = property
        if (key.type === 'Literal') keys.push(`${id.name}.${key.value}`)
        if (key.type === 'Identifier') keys.push(`${id.name}.${key.name}`)
      }
    },
  })
  visitor.visit(parse(file))
  return keys
}

/** Every string in the files that may be a key, and the prefixes of template literals. */
function readTexts(files) {
  const texts = new Set()
  const beginnings = new Set()
  const visitor = new Visitor({
    Literal: ({ value }) => {
      if (typeof value === 'string') texts.add(value)
    },
    TemplateLiteral: ({ quasis }) => {
      const beginning = quasis[0].value.cooked ?? ''
      if (quasis.length === 1) texts.add(beginning)
      else if (/^\w+\.[\w-]*$/.test(beginning)) beginnings.add(beginning)
    },
  })
  for (const file of files) visitor.visit(parse(file))
  return { texts, beginnings }
}

function parse(file) {
  return parseSync(file, readFileSync(file, 'utf8')).program
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { faults, count } = checkPhrases(resolve(process.argv[2] ?? projectRoot))
  for (const fault of faults) console.error(fault)
  console.log(`${count} phrases, ${faults.length} faults`)
  if (faults.length > 0 || count === 0) process.exitCode = 1
}
