import { Button, Menu } from '@mantine/core'
import { IconHome, IconUserPlus } from '@tabler/icons-react'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { session, useSession } from '#api/session.ts'
import { countUnsaved } from '#sync/background.ts'
import { useStateDocument } from '#sync/documents.ts'
import { useRoom, useRoster } from '#sync/room.tsx'
import { AvatarRow } from '#ui/AvatarRow.tsx'
import { displayName } from '#ui/names.ts'
import { ProfileMenu } from '#ui/ProfileMenu.tsx'
import { uiText } from '#ui/text.ts'
import { useText } from '#ui/useText.ts'
import { FollowMeButton } from './FollowMeButton.tsx'
import { InviteDialog } from './InviteDialog.tsx'
import { PresentControls } from './PresentControls.tsx'
import { PresentingProvider } from './presenting.tsx'
import { RoomBar } from './RoomBar.tsx'
import { SessionFrame } from './SessionFrame.tsx'
import { sessionText } from './text.ts'
import { useReturnToRoom } from './useReturnToRoom.ts'
import classes from './FacilitatorShell.module.css'

export interface FacilitatorShellProps {
  agenda: ReactNode
  /** The session's password; null while it is not known. */
  password: string | null
  children: ReactNode
}

/** The session as its facilitators see it. */
export function FacilitatorShell({ agenda, password, children }: FacilitatorShellProps) {
  const text = useText(sessionText)
  const shared = useText(uiText)
  const navigate = useNavigate()
  const { workshopId } = useRoom()
  const { workshop } = useStateDocument()
  const { account } = useSession()
  const roster = useRoster()
  const everyone = roster && 'people' in roster ? roster.people : []
  const others = everyone.filter(({ userId }) => userId !== account?.userId)
  const [isInviting, setInviting] = useState(false)
  useReturnToRoom()
  const signOut = async (): Promise<void> => {
    const unsaved = await countUnsaved()
    if (unsaved > 0 && !window.confirm(shared.signOutUnsaved(unsaved))) return
    await session.signOut()
    await navigate('/login', { replace: true })
  }
  const actions = (
    <>
      <span className={classes.people}>
        <AvatarRow
          total={others.length}
          people={others.map(({ userId, name, isFacilitator }) => ({
            id: userId,
            name,
            isAnonymous: !isFacilitator,
          }))}
        />
      </span>
      <Button
        variant="default"
        className={classes.invite ?? ''}
        leftSection={<IconUserPlus size={20} />}
        aria-label={text.invite}
        onClick={() => setInviting(true)}
      >
        <span className={classes.inviteLabel}>{text.invite}</span>
      </Button>
      <PresentControls />
      {account && (
        <span className={classes.profile}>
          <ProfileMenu
            isCompact
            person={{ id: account.userId, name: displayName(account), isAnonymous: false }}
            email={account.email}
            onSignOut={() => void signOut()}
          >
            <Menu.Item component={Link} to="/account" leftSection={<IconHome size={18} />}>
              {text.dashboard}
            </Menu.Item>
          </ProfileMenu>
        </span>
      )}
    </>
  )
  return (
    <PresentingProvider>
      <SessionFrame
        name={workshop.workshopName}
        isEnded={workshop.ended}
        homePath="/account"
        sidebar={agenda}
        actions={actions}
        status={<RoomBar />}
        headerActions={<FollowMeButton />}
      >
        {children}
      </SessionFrame>
      {isInviting && (
        <InviteDialog
          workshopId={workshopId}
          workshopName={workshop.workshopName}
          password={password ?? ''}
          onClose={() => setInviting(false)}
        />
      )}
    </PresentingProvider>
  )
}
