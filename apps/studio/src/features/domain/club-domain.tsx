import { useQuery } from '@tanstack/react-query'
import { QueryStates } from '../../lib/api/query-states.tsx'
import { useText } from '../../lib/i18n/use-text.ts'
import { DnsRecords } from '../../lib/layout/dns-records.tsx'
import { SettingsSection } from '../../lib/layout/settings-section.tsx'
import { domainQuery } from './domain-query.ts'
import { DomainState } from './internal/domain-state.tsx'
import { PlanDomainForm } from './internal/plan-domain-form.tsx'
import { RemoveDomainButton } from './internal/remove-domain-button.tsx'

/** The club's own domain: entered, verified by DNS, monitored until it is live, then used (LOOK-06). */
export function ClubDomainSetup() {
  const t = useText()
  return (
    <QueryStates height="20rem" query={useQuery(domainQuery)}>
      {(club) => {
        const shown = club.plannedDomain ?? club.domain
        const isPlanned = club.plannedDomain !== null
        return (
          <>
            {!isPlanned && (
              <SettingsSection
                text={club.domain ? undefined : nowAt(club.address)}
                title={t(club.domain ? 'domain.move' : 'domain.choose')}
              >
                <PlanDomainForm />
              </SettingsSection>
            )}
            {shown !== null && (
              <>
                <SettingsSection text={t('domain.recordsText', { domain: shown })} title={t('domain.records')}>
                  <DnsRecords records={club.records} />
                </SettingsSection>
                <DomainState domain={shown} isPlanned={isPlanned} key={shown} />
              </>
            )}
            {club.domain !== null && (
              <SettingsSection text={club.domain} title={t('domain.inUse')}>
                <RemoveDomainButton address={club.address} domain={club.domain} />
              </SettingsSection>
            )}
          </>
        )
      }}
    </QueryStates>
  )

  function nowAt(address: string | null) {
    return address === null ? undefined : t('domain.now', { address })
  }
}
