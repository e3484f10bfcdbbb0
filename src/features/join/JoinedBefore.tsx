import { Anchor, Button, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { WorkshopDocument } from '#api/operations/entry.ts'
import { credentials, useCredentials } from '#api/signIn/credentials.ts'
import { useQuery } from '#api/queries/useQuery.ts'
import type { WorkshopId } from '#domain/ids.ts'
import { lobbyPath } from '#domain/workshop/paths.ts'
import { displayName } from '#ui/people/names.ts'
import { useText } from '#ui/texts/useText.ts'
import { joinText } from './text.ts'
import classes from './JoinPage.module.css'

/**
 * For a device that is already a member of the session: one device is one member, so that member continues. A signed-in
 * facilitator of the session may also open it with the account. Everybody else sees the form, since they have to join
 * first.
 */
export function JoinedBefore({ workshopId, children }: { workshopId: WorkshopId; children: ReactNode }) {
  const text = useText(joinText)
  const navigate = useNavigate()
  const { account, members } = useCredentials()
  const isMember = members[workshopId] !== undefined
  const { data } = useQuery(account ? WorkshopDocument : null, { id: workshopId })
  const openAs = account && data?.workshop?.isFacilitator && (
    <Anchor
      component={Link}
      to={lobbyPath(workshopId)}
      ta="center"
      onClick={() => credentials.choose(workshopId, 'account')}
    >
      {text.openAs(displayName(account))}
    </Anchor>
  )
  const continueAsMember = (): void => {
    credentials.choose(workshopId, 'member')
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
