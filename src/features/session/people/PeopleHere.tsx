import { isNameless } from '#domain/accounts/names.ts'
import { useRoom } from '#sync/room/room.tsx'
import { PersonAvatar } from '#ui/people/PersonAvatar.tsx'
import { useNicknames } from '#ui/people/useNicknames.ts'
import { uiText } from '#ui/texts/text.ts'
import { useText } from '#ui/texts/useText.ts'
import classes from './PeopleHere.module.css'
import { peopleText } from './peopleText.ts'
import type { PersonHere } from './shortRoster.ts'

export interface PeopleHereProps {
  count: number
  /** The first of them. */
  people: PersonHere[]
}

/**
 * The people who are here, as participants see it: their number, the first five names, and always the reader. SPEC A6
 */
export function PeopleHere({ count, people }: PeopleHereProps) {
  const text = useText(peopleText)
  const ui = useText(uiText)
  const inWords = useNicknames()
  const me = useMe()
  const isListed = people.some(({ nickname }) => nickname !== null && nickname === me?.nickname)
  const listed = me && !isListed ? [...people, me] : people
  return (
    <>
      <strong>{text.peopleHere(count)}</strong>
      <ul className={classes.people}>
        {listed.map(({ name, nickname }, index) => (
          <li key={nickname ?? index} className={classes.person}>
            <PersonAvatar
              person={{
                ...{ id: null, name: name ?? '', isAnonymous: nickname !== null },
                nickname: nickname ?? undefined,
              }}
              size={28}
            />
            <span className={classes.name}>{name ?? inWords(nickname)}</span>
            {nickname !== null && nickname === me?.nickname && <span className={classes.you}>{ui.you}</span>}
          </li>
        ))}
      </ul>
      {count > listed.length && <span className={classes.more}>{text.andMore(count - listed.length)}</span>}
    </>
  )
}

/** The participant that this device joined as; null for a facilitator, and when the nickname is not known here. */
function useMe(): PersonHere | null {
  const { identity } = useRoom()
  if (identity.kind !== 'member' || identity.nickname === undefined) return null
  const { name = '', nickname } = identity
  return { name: isNameless(name) ? null : name, nickname }
}
