import { Anchor, Button, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { WorkshopDocument } from '#api/operations/workshop.ts'
import { session, useSession } from '#api/session.ts'
import { useQuery } from '#api/useQuery.ts'
import type { WorkshopId } from '#domain/ids.ts'
import { lobbyPath } from '#domain/paths.ts'
import { displayName } from '#ui/names.ts'
import { useText } from '#ui/useText.ts'
import { joinText } from './text.ts'
import classes from './JoinPage.module.css'

/**
 * For a device that is in the session already: one device is one member, so it goes on as before. A signed-in facilitator
 * of the session may also open it with the account. Everybody else sees the form: for them opening a session means joining it.
 */
export function JoinedBefore({ workshopId, children }: { workshopId: WorkshopId; children: ReactNode }) {
  const text = useText(joinText)
  const navigate = useNavigate()
  const { account, members } = useSession()
  const isMember = members[workshopId] !== undefined
  const { data } = useQuery(account ? WorkshopDocument : null, { id: workshopId })
  const openAs = account && data?.workshop?.isFacilitator && (
    <Anchor
      component={Link}
      to={lobbyPath(workshopId)}
      ta="center"
      onClick={() => session.choose(workshopId, 'account')}
    >
      {text.openAs(displayName(account))}
    </Anchor>
  )
  const continueAsMember = (): void => {
    session.choose(workshopId, 'member')
    void navigate(lobbyPath(workshopId), { replace: true })
  }
  return (
    <div className={classes.form}>
      {isMember ? (
        <>
          <Text>{text.alreadyIn}</Text>
          <Button size="lg" onClick={continueAsMember}>
            {text.continue}
          </Button>
        </>
      ) : (
        children
      )}
      {openAs}
    </div>
  )
}
