import { ContactScreen } from '../features/contact/contact-screen.tsx'

export function Component() {
  return <ContactScreen />
}
