import { useMemo } from 'react'
import { namedParticipants } from '#domain/workshop/roster.ts'
import type { RosterPerson } from '#domain/workshop/roster.ts'
import { useNicknames } from './useNicknames.ts'
import { useLanguage } from '../texts/useText.ts'

/** The participants of a roster by their displayed names, sorted by them. SPEC A6 */
export function useParticipants(everyone: readonly RosterPerson[]): RosterPerson[] {
  const nicknameInWords = useNicknames()
  const language = useLanguage()
  return useMemo(() => {
    const { compare } = new Intl.Collator(language, { numeric: true })
    return namedParticipants(everyone, nicknameInWords).sort((one, other) => compare(one.name, other.name))
  }, [everyone, nicknameInWords, language])
}
