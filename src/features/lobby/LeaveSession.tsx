import { Button } from '@mantine/core'
import { Suspense, useState } from 'react'
import { flushSync } from 'react-dom'
import { useNavigate } from 'react-router-dom'
import { identityKey } from '#api/identity.ts'
import { session } from '#api/session.ts'
import { countDrafts } from '#sync/drafts.ts'
import { useOutbox } from '#sync/outbox.ts'
import { useRoom } from '#sync/room.tsx'
import { useSaveState } from '#sync/saveState.ts'
import { lazyDialog } from '#ui/lazyPart.tsx'
import { useText } from '#ui/useText.ts'
import { lobbyText } from './text.ts'

const ConfirmDialog = lazyDialog(async () => ({
  default: (await import('#ui/ConfirmDialog.tsx')).ConfirmDialog,
}))

/** For a borrowed device: forgets the participant, after asking, and what it has of this session alone. */
export function LeaveSession() {
  const text = useText(lobbyText)
  const { workshopId, identity } = useRoom()
  const saveState = useSaveState()
  const { refused } = useOutbox()
  const navigate = useNavigate()
  const [isAsking, setAsking] = useState(false)
  // A facilitator who sees the session with participants' eyes is no participant to be forgotten.
  if (identity.kind !== 'member') return null
  const isAllSent = saveState === 'saved' && refused.length === 0 && countDrafts(identityKey(identity)) === 0
  const leave = async (): Promise<null> => {
    // The gate sends who is no member to this session's own form: first that, then to the one for any session.
    flushSync(() => session.forgetMember(workshopId))
    await navigate('/join', { replace: true })
    return null
  }
  return (
    <>
      <Button
        variant="subtle"
        color="gray"
        size="compact-sm"
        c="dimmed"
        fw={500}
        mx={-8}
        onClick={() => setAsking(true)}
      >
        {text.leave}
      </Button>
      {isAsking && (
        <Suspense>
          <ConfirmDialog
            title={text.leaveTitle}
            body={isAllSent ? text.leaveText : `${text.leaveText} ${text.leaveUnsaved}`}
            confirmLabel={text.leaveConfirm}
            onConfirm={leave}
            onClose={() => setAsking(false)}
          />
        </Suspense>
      )}
    </>
  )
}
