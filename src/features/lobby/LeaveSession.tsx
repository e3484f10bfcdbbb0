import { Button } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { identityKey } from '#api/identity.ts'
import { session, useSession } from '#api/session.ts'
import { countDrafts } from '#sync/drafts.ts'
import { useRoom } from '#sync/room.tsx'
import { useSaveState } from '#sync/saveState.ts'
import { useText } from '#ui/useText.ts'
import { lobbyText } from './text.ts'

const ConfirmDialog = lazy(async () => ({
  default: (await import('#ui/ConfirmDialog.tsx')).ConfirmDialog,
}))

/** For a borrowed device: forgets the participant, after asking. */
export function LeaveSession() {
  const text = useText(lobbyText)
  const { workshopId, identity } = useRoom()
  const { account } = useSession()
  const saveState = useSaveState()
  const navigate = useNavigate()
  const [isAsking, setAsking] = useState(false)
  const leave = async (): Promise<null> => {
    // Somebody who is signed in stays so and leaves this session alone.
    if (account) session.forgetMember(workshopId)
    else await session.signOut()
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
            body={
              saveState === 'saved' && countDrafts(identityKey(identity)) === 0
                ? text.leaveText
                : `${text.leaveText} ${text.leaveUnsaved}`
            }
            confirmLabel={text.leaveConfirm}
            onConfirm={leave}
            onClose={() => setAsking(false)}
          />
        </Suspense>
      )}
    </>
  )
}
