import { isNameless } from '#domain/names.ts'
import { useRoom } from '#sync/room.tsx'
import { PersonAvatar } from '#ui/PersonAvatar.tsx'
import { useNicknames } from '#ui/useNicknames.ts'
import { useText } from '#ui/useText.ts'
import classes from './ParticipantLobby.module.css'
import { lobbyText } from './text.ts'

/** What somebody who gave no name is called here, as the facilitator's list has it. SPEC A6 */
export function WhoYouAre() {
  const text = useText(lobbyText)
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
