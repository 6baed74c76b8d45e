import { Heading } from '@upbeat/ui/heading.tsx'
import { Icon } from '@upbeat/ui/icon.tsx'
import { PageWidth } from '@upbeat/ui/page-width.tsx'
import { useText } from '../i18n/text.ts'
import { useTenant } from '../tenant/tenant-store.ts'
import { ContactForm } from './contact-form.tsx'
import styles from './contact-screen.module.css'

/** The contact page: a form, and the club's support address (CONT-04). */
export function ContactScreen() {
  const t = useText()
  const { supportEmail } = useTenant()
  return (
    <PageWidth className={styles.page}>
      <div className={styles.head}>
        <Heading level={1}>{t('contact.title')}</Heading>
        <p className={styles.intro}>{t('contact.intro')}</p>
      </div>
      <ContactForm />
      {supportEmail && <SupportAddress email={supportEmail} />}
    </PageWidth>
  )
}

function SupportAddress({ email }: { email: string }) {
  const [before, after] = useText()('contact.writeUs').split('{{email}}')
  return (
    <p className={styles.support}>
      <Icon name="mail" size={22} />
      <span>
        {before}
        <a dir="ltr" href={`mailto:${email}`}>
          {email}
        </a>
        {after}
      </span>
    </p>
  )
}
