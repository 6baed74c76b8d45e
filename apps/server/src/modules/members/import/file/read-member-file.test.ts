import { memberCsvHeaders } from '@upbeat/contract/studio/member-csv'
import { describe, expect, it } from 'vitest'
import { readMemberFile } from './read-member-file.ts'

const read = (text: string | Uint8Array) => readMemberFile(Buffer.from(text as Uint8Array))

describe('the source of a file', () => {
  it.each([
    [
      'ghost',
      'id,email,name,note,subscribed_to_emails,complimentary_plan,stripe_customer_id,created_at,deleted_at,labels,tiers',
      { email: 1, name: 2, note: 3, marketing: 4, gift: 5, joined: 7, labels: 9, plan: 10 },
    ],
    [
      'uscreen',
      'Name,Email,User Type,Membership Status,Account creation date,Lifetime spent,Plan,Next Due Date',
      { name: 0, email: 1, labels: 2, access: 3, joined: 4, plan: 6, until: 7 },
    ],
    [
      'mindbody',
      'Client ID,Last Name,First Name,Email,Membership,Expiration Date,Status,Notes',
      { lastName: 1, firstName: 2, email: 3, plan: 4, until: 5, access: 6, note: 7 },
    ],
    ['plain', 'Vorname;Nachname;E-Mail;Tage', { firstName: 0, lastName: 1, email: 2, days: 3 }],
    ['plain', 'E-Mail', { email: 0 }],
    [
      'ownExport',
      Object.values(memberCsvHeaders).join('\t'),
      Object.fromEntries(Object.keys(memberCsvHeaders).map((field, place) => [field, place])),
    ],
  ])('MEMB-05 is recognised as %s by its columns', (source, header, places) => {
    const file = read(`${header}\n`)
    expect(file).toMatchObject({ source, fault: null })
    const found = file.fields.flatMap((field, place) => (field ? [[field, place]] : []))
    expect(Object.fromEntries(found)).toEqual(places)
  })
})

describe('a file of members', () => {
  it.each<[string, string, string]>([
    ['nothing', '', 'empty'],
    ['only blanks', ' \n , \n', 'empty'],
    ['no header', 'ada@club.example,Ada\nkim@club.example,Kim\n', 'noHeaders'],
    ['no column of addresses', 'Name,Phone\nAda,1\n', 'noEmail'],
    ['a quote that never ends', 'Email,Name\n"ada@club.example,Ada\n', 'brokenQuotes'],
    ['20,001 rows', `Email\n${'a@club.example\n'.repeat(20_001)}`, 'tooManyRows'],
  ])('MEMB-05 with %s is refused as a whole', (_, text, fault) => {
    expect(read(text)).toMatchObject({ fault })
  })

  it.each<[string, Uint8Array]>([
    ['UTF-8', Buffer.from('Email;Name\r\nzoe@club.example;Zoë Müller\r\n')],
    ['UTF-8 with a mark', Buffer.from('\uFEFFEmail;Name\r\nzoe@club.example;Zoë Müller\r\n')],
    ['UTF-16', Buffer.from('\uFEFFEmail\tName\r\nzoe@club.example\tZoë Müller\r\n', 'utf16le')],
    ['Windows-1252', Buffer.from('sep=;\r\nEmail;Name\r\nzoe@club.example;Zoë Müller\r\n', 'latin1')],
    ['old line ends', Buffer.from('Email,Name\rzoe@club.example,Zoë Müller\r')],
  ])('MEMB-05 is read in %s', (_, bytes) => {
    const { rows } = read(bytes)
    expect(rows.map(({ values }) => [values.get('email'), values.get('name')])).toEqual([
      ['zoe@club.example', 'Zoë Müller'],
    ])
  })

  it('MEMB-05 is read as its columns are chosen, each field once', () => {
    const bytes = Buffer.from('A,B\nx,ada@club.example\n')
    expect(readMemberFile(bytes, [null, 'email']).rows[0]?.values).toEqual(new Map([['email', 'ada@club.example']]))
    expect(readMemberFile(bytes, ['email', 'email']).fault).toBe('doubleField')
  })
})
