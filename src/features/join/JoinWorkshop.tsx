import { Anchor, Button, Loader, PasswordInput, Text, TextInput } from '@mantine/core'
import { IconLockHeart } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import type { FormEvent } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { failureOf, isTrouble } from '#api/callErrors.ts'
import { session, useSession } from '#api/session.ts'
import { UserMistake } from '#domain/errors.ts'
import type { WorkshopId } from '#domain/ids.ts'
import { limits } from '#domain/limits.ts'
import { joinPath } from '#domain/inviteLink.ts'
import type { JoinTarget } from '#domain/inviteLink.ts'
import { lobbyPath } from '#domain/paths.ts'
import { MistakeAlert } from '#ui/MistakeAlert.tsx'
import { displayName } from '#ui/names.ts'
import { PageHeading } from '#ui/PageHeading.tsx'
import { useAct } from '#ui/useAct.ts'
import { uiText } from '#ui/text.ts'
import { useText } from '#ui/useText.ts'
import { JoinedBefore } from './JoinedBefore.tsx'
import { joinText } from './text.ts'
import { SessionIdForm } from './SessionIdForm.tsx'
import { useJoinInfo } from './useJoinInfo.ts'
import classes from './JoinPage.module.css'

export interface JoinWorkshopProps {
  workshopId: WorkshopId
  /** The password of an invite link; empty without one. */
  linkPassword: string
}

/** One button into the session; the password is asked for only after a first attempt failed. */
export function JoinWorkshop({ workshopId, linkPassword }: JoinWorkshopProps) {
  const text = useText(joinText)
  const { tryAgain } = useText(uiText)
  const navigate = useNavigate()
  const { account } = useSession()
  const { info, retry } = useJoinInfo(workshopId)
  const [name, setName] = useState('')
  const [password, setPassword] = useState(linkPassword)
  const [asksForPassword, setAsksForPassword] = useState(false)
  const passwordField = useRef<HTMLInputElement>(null)
  const join = useAct(
    async () => {
      await session.join(workshopId, password, name.trim())
      await navigate(lobbyPath(workshopId), { replace: true })
    },
    (error) => {
      if (!(error instanceof UserMistake)) return failureOf(error, text.messages.joinFailed)
      // No password helps where nobody joins any more: the session has ended meanwhile, or is gone.
      if (error.message !== text.messages.joinPasswordWrong) {
        retry()
        return error.message
      }
      setAsksForPassword(true)
      requestAnimationFrame(() => passwordField.current?.focus())
      // Nobody entered a password yet: the field that appears says all there is to say.
      return password === '' ? null : error.message
    },
    isTrouble,
  )

  if (info.status === 'loading') return <Loader aria-label={text.looking} mx="auto" display="block" />
  if (info.status === 'unknown' || info.status === 'failed') {
    const enter = (target: JoinTarget): void => {
      // The same once more: the server is back, or the session was made meanwhile.
      if (target.workshopId === workshopId) retry()
      void navigate(joinPath(target), { replace: true })
    }
    const canRetry = info.status === 'failed'
    const mistake = canRetry ? failureOf(info.error, text.messages.joinFailed) : text.unknown(workshopId)
    return <SessionIdForm tried={{ workshopId, mistake, canRetry }} onEntered={enter} />
  }

  const submit = (event: FormEvent): void => {
    event.preventDefault()
    void join.run()
  }
  return (
    <>
      <div className={classes.intro}>
        <PageHeading pageTitle={text.title} className={classes.sessionName ?? ''}>
          {info.workshopName}
        </PageHeading>
        {!info.hasEnded && (
          <Text c="dimmed" mt={10}>
            {text.invites(info.creator)}
          </Text>
        )}
      </div>
      {info.hasEnded ? (
        <JoinedBefore workshopId={workshopId}>
          <MistakeAlert message={text.ended} />
        </JoinedBefore>
      ) : (
        <JoinedBefore workshopId={workshopId}>
          <form className={classes.form} onSubmit={submit}>
            {asksForPassword ? (
              <PasswordInput
                ref={passwordField}
                label={text.password}
                description={text.asksForPassword}
                autoComplete="off"
                maxLength={limits.signIn}
                value={password}
                onChange={(event) => setPassword(event.currentTarget.value)}
              />
            ) : (
              <TextInput
                label={text.name}
                description={text.nameHint}
                autoComplete="nickname"
                enterKeyHint="go"
                maxLength={limits.profileField}
                value={name}
                onChange={(event) => setName(event.currentTarget.value)}
              />
            )}
            <MistakeAlert message={join.mistake} />
            <Button type="submit" size="lg" loading={join.isBusy}>
              {join.canRetry ? tryAgain : text.join}
            </Button>
            <div className={classes.note}>
              <IconLockHeart size={18} aria-hidden="true" />
              {account ? text.anonymousToo(displayName(account)) : text.anonymous}
            </div>
          </form>
        </JoinedBefore>
      )}
      <div className={classes.after}>
        <Anchor component={Link} to="/join" size="sm">
          {text.otherSession}
        </Anchor>
      </div>
    </>
  )
}
