import { isNameless } from '#domain/names.ts'
import { useRoom } from '#sync/room.tsx'
import { PersonAvatar } from '#ui/PersonAvatar.tsx'
import { useNicknames } from '#ui/useNicknames.ts'
import { useText } from '#ui/useText.ts'
import classes from './PeopleHere.module.css'
import { peopleText } from './peopleText.ts'
import type { PersonHere } from './shortRoster.ts'

export interface PeopleHereProps {
  count: number
  /** The first of them. */
  people: PersonHere[]
}

/** Who is here as a participant sees it: how many, the first five by name, and always oneself. SPEC A6 */
export function PeopleHere({ count, people }: PeopleHereProps) {
  const text = useText(peopleText)
  const inWords = useNicknames()
  const me = useMe()
  const isListed = people.some(({ nickname }) => nickname !== null && nickname === me?.nickname)
  const listed = me && !isListed ? [...people, me] : people
  return (
    <>
      <strong>{text.peopleHere(count)}</strong>
      <ul className={classes.people}>
        {listed.map(({ name, nickname }, place) => (
          <li key={nickname ?? place} className={classes.person}>
            <PersonAvatar
              person={{
                ...{ id: null, name: name ?? '', isAnonymous: nickname !== null },
                nickname: nickname ?? undefined,
              }}
              size={28}
            />
            <span className={classes.name}>{name ?? inWords(nickname)}</span>
            {nickname !== null && nickname === me?.nickname && (
              <span className={classes.you}>{text.you}</span>
            )}
          </li>
        ))}
      </ul>
      {count > listed.length && <span className={classes.more}>{text.andMore(count - listed.length)}</span>}
    </>
  )
}

/** Who this device joined as; null for a facilitator, and where the nickname is not known here. */
function useMe(): PersonHere | null {
  const { identity } = useRoom()
  if (identity.kind !== 'member' || identity.nickname === undefined) return null
  const { name = '', nickname } = identity
  return { name: isNameless(name) ? null : name, nickname }
}
