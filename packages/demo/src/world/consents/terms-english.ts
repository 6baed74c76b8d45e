import { type PolicyText, policyHtml } from './policy-text.ts'

/** @param version version 1 lacks sharing and data rights. */
export function termsInEnglish(club: string, version: 1 | 2): PolicyText {
  const first = policyHtml([
    [
      'Who we are',
      `These terms are an agreement between you and ${club}. They cover this site, the classes on it, and any live class you join through it.`,
      'By creating an account you say that you are at least 16 years old, or that a parent or guardian has agreed for you.',
    ],
    [
      'Training safely',
      'Exercise carries some risk. If you are pregnant, injured, unwell or new to exercise, please speak to a doctor before you start.',
      'Choose a class of your own level, keep enough clear floor around you, and stop when something hurts, makes you dizzy or simply feels wrong.',
    ],
    [
      'Your membership',
      'Your account is for you alone. Keep your password to yourself and tell us if you think that somebody else has used it.',
      'Where a membership is paid, it renews at the end of each period until you cancel it. You can cancel at any time on your account page, and you keep your access until the period you have paid for ends.',
      'Where a membership comes with an access code, it ends on the date shown on your account page.',
    ],
    [
      'The classes',
      'You may watch our classes at home, at work or while travelling. You may not record them, show them in public or charge others to see them.',
      'Classes come and go. We may replace, move or withdraw a class, and a live class may be cancelled when a coach is ill.',
    ],
  ])
  if (version === 1) return { title: 'Terms and conditions', policyHtml: first }
  const second = policyHtml([
    ['Sharing', 'You are welcome to share links to classes with friends. They will need their own account to watch.'],
    [
      'Your data',
      'We keep your name, your e-mail address, what you watch and, where you pay us, your invoices. Card numbers go straight to the payment provider and never reach us.',
      'You can ask to see, correct, take with you or erase what we hold about you. Write to us on the contact page and we will answer within thirty days.',
    ],
    [
      'Changes',
      'When we change these terms we show you the new ones and ask you to accept them before you go on. The version you accepted is kept with your account.',
    ],
  ])
  return { title: 'Terms and conditions', policyHtml: `${first}\n${second}` }
}

export function marketingInEnglish(club: string): PolicyText {
  return {
    title: 'News and offers',
    policyHtml: policyHtml([
      [
        `Emails from ${club}`,
        'About twice a month we write about new classes, live events and offers for members.',
        'Saying no changes nothing about your membership, and each email has a link that stops the next one.',
      ],
    ]),
  }
}
