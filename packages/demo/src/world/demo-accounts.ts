export type DemoAccount = { name: string; title: string; account: string }

/** The suggested accounts of each club. */
export const demoAccounts: readonly DemoAccount[] = [
  { name: 'pulse', title: 'Pulse Club', account: 'active@pulse.example' },
  { name: 'harbour', title: 'Harbour Health', account: 'code@harbour.example' },
  { name: 'summit', title: 'Summit Sport', account: 'member@summit.example' },
  { name: 'tempo', title: 'Tempo Live', account: 'active@tempo.example' },
  { name: 'mono', title: 'Mono Yoga', account: 'active@mono.example' },
]
