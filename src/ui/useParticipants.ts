import { useMemo } from 'react'
import { namedParticipants } from '#domain/roster.ts'
import type { RosterPerson } from '#domain/roster.ts'
import { useNicknames } from './useNicknames.ts'
import { useLanguage } from './useText.ts'

/** The participants of a roster by the names that are read, and in their order. SPEC A6 */
export function useParticipants(everyone: readonly RosterPerson[]): RosterPerson[] {
  const nicknameInWords = useNicknames()
  const language = useLanguage()
  return useMemo(() => {
    const { compare } = new Intl.Collator(language, { numeric: true })
    return namedParticipants(everyone, nicknameInWords).sort((one, other) => compare(one.name, other.name))
  }, [everyone, nicknameInWords, language])
}
