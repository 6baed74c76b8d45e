export const contact = {
  title: 'Contact',
  intro: 'We are happy to hear from you.',
  name: 'Name',
  email: 'Email',
  message: 'Message',
  send: 'Send',
  sent: 'Your message is sent',
  nameRequired: 'Name is required',
  messageRequired: 'Please enter a message',
  writeUs: 'Or write to {{email}}',
} as const
