import { isNameless } from '#domain/accounts/names.ts'
import { useRoom } from '#sync/room/room.tsx'
import { PersonAvatar } from '#ui/people/PersonAvatar.tsx'
import { useNicknames } from '#ui/people/useNicknames.ts'
import { useText } from '#ui/texts/useText.ts'
import classes from './ParticipantLobby.module.css'
import { deviceText } from './deviceText.ts'

/** The name given to a participant who entered none, as in the facilitator's list. SPEC A6 */
export function WhoYouAre() {
  const text = useText(deviceText)
  const inWords = useNicknames()
  const { identity } = useRoom()
  if (identity.kind !== 'member' || identity.nickname === undefined) return null
  const { memberId: id, nickname } = identity
  if (!isNameless(identity.name ?? '')) return null
  const name = inWords(nickname)
  return (
    <p className={classes.note}>
      <PersonAvatar person={{ id, name, nickname, isAnonymous: true }} size={20} />
      <span>
        <strong className={classes.name}>{text.youAre(name)}</strong> {text.youAreWhy}
      </span>
    </p>
  )
}
