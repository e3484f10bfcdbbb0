import { Button } from '@mantine/core'
import { useEffect, useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { useCredentials } from '#api/signIn/credentials.ts'
import { joinPath, readJoinAddress } from '#domain/accounts/inviteLink.ts'
import { EntryLayout } from '#ui/EntryLayout.tsx'
import { useText } from '#ui/texts/useText.ts'
import { JoinWorkshop } from './JoinWorkshop.tsx'
import { SessionIdForm } from './lazySessionIdForm.ts'
import { joinText } from './text.ts'
import classes from './JoinPage.module.css'

/** Join a Session: `/join` asks for the session ID, `/join/workshop/{id}` knows it. */
export function JoinPage() {
  const text = useText(joinText)
  const location = useLocation()
  const navigate = useNavigate()
  const { account } = useCredentials()
  const { workshopId, passwords } = readJoinAddress(location)
  const isTelling = location.search + location.hash !== ''
  // The password of a link applies to its session only.
  const [link, setLink] = useState({ workshopId, passwords })
  const [password = ''] = passwords
  if (workshopId !== link.workshopId || (password !== '' && password !== link.passwords[0]))
    setLink({ workshopId, passwords })

  // A link may be of no session, or the server be away by then.
  useEffect(() => void SessionIdForm.preload().catch(() => undefined), [])

  // Removed from the address: there the password would end up in the history, in screenshots and on the projector.
  useEffect(() => {
    if (isTelling) void navigate(location.pathname, { replace: true })
  }, [isTelling, location.pathname, navigate])

  return (
    <EntryLayout
      action={
        !account && (
          <span className={classes.action}>
            <span className={classes.actionHint}>{text.facilitating}</span>
            <Button component={Link} to="/login" variant="default" size="sm">
              {text.signIn}
            </Button>
          </span>
        )
      }
    >
      {workshopId === null ? (
        <SessionIdForm onEntered={(target) => void navigate(joinPath(target))} />
      ) : (
        <JoinWorkshop
          key={`${workshopId}?${link.passwords[0] ?? ''}`}
          workshopId={workshopId}
          linkPasswords={link.passwords}
        />
      )}
    </EntryLayout>
  )
}
