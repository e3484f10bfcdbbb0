import { Anchor, Button, Loader, Text, TextInput } from '@mantine/core'
import { IconLockHeart } from '@tabler/icons-react'
import { Suspense, startTransition, useRef, useState } from 'react'
import type { FormEvent } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { failureOf, isTrouble } from '#api/callErrors.ts'
import { credentials, useCredentials } from '#api/signIn/credentials.ts'
import { UserMistake } from '#domain/errors.ts'
import type { WorkshopId } from '#domain/ids.ts'
import { limits } from '#domain/limits.ts'
import { joinPath } from '#domain/accounts/inviteLink.ts'
import type { JoinTarget } from '#domain/accounts/inviteLink.ts'
import { lobbyPath } from '#domain/workshop/paths.ts'
import { lazyPart } from '#ui/loading/lazyPart.tsx'
import * as joinMessages from '#domain/messages/joining.ts'
import { MistakeAlert } from '#ui/inputs/MistakeAlert.tsx'
import { displayName } from '#ui/people/names.ts'
import { PageHeading } from '#ui/focus/PageHeading.tsx'
import { useAct } from '#ui/inputs/useAct.ts'
import { uiText } from '#ui/texts/text.ts'
import { useText } from '#ui/texts/useText.ts'
import { JoinedBefore } from './JoinedBefore.tsx'
import { joinText } from './text.ts'
import { SessionIdForm } from './lazySessionIdForm.ts'
import { useJoinInfo } from './useJoinInfo.ts'
import classes from './JoinPage.module.css'

const JoinPassword = lazyPart(async () => ({ default: (await import('./JoinPassword.tsx')).JoinPassword }))

export interface JoinWorkshopProps {
  workshopId: WorkshopId
  /** What the password of an invite link may be; none without one. */
  linkPasswords: readonly string[]
}

/** Joins the session with one button; asks for the password only after a first attempt failed. */
export function JoinWorkshop({ workshopId, linkPasswords }: JoinWorkshopProps) {
  const text = useText(joinText)
  const { tryAgain } = useText(uiText)
  const navigate = useNavigate()
  const { account } = useCredentials()
  const { info, retry } = useJoinInfo(workshopId)
  const [name, setName] = useState('')
  const [password, setPassword] = useState('')
  const [asksForPassword, setAsksForPassword] = useState(false)
  const passwordField = useRef<HTMLInputElement>(null)
  const join = useAct(
    async () => {
      const passwords = asksForPassword || linkPasswords.length === 0 ? [password] : linkPasswords
      for (const each of passwords) {
        const isLast = each === passwords.at(-1)
        try {
          await credentials.join(workshopId, each, name.trim())
          break
        } catch (error) {
          if (isLast || !isPasswordWrong(error)) throw error
        }
      }
      await navigate(lobbyPath(workshopId), { replace: true })
    },
    (error) => {
      if (!(error instanceof UserMistake)) return failureOf(error, joinMessages.joinFailed)
      // A password does not help where joining is impossible: the session has ended meanwhile, or was deleted.
      if (!isPasswordWrong(error)) {
        retry()
        return error.said
      }
      // A transition keeps the name field on the screen until the password field has loaded.
      startTransition(() => setAsksForPassword(true))
      passwordField.current?.focus()
      // Nothing was typed yet: the new field needs no error message.
      return password === '' ? null : error.said
    },
    isTrouble,
  )

  if (info.status === 'loading') return <Loader aria-label={text.looking} mx="auto" display="block" />
  if (info.status === 'unknown' || info.status === 'failed') {
    const enter = (target: JoinTarget): void => {
      // The same ID again: the server may be back, or the session may have been created meanwhile.
      if (target.workshopId === workshopId) retry()
      void navigate(joinPath(target), { replace: true })
    }
    const canRetry = info.status === 'failed'
    const mistake = canRetry ? failureOf(info.error, joinMessages.joinFailed) : text.unknown(workshopId)
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
          <form className={classes.form} onSubmit={submit} onChange={join.changed}>
            <Suspense>
              {asksForPassword ? (
                <JoinPassword field={passwordField} password={password} onChange={setPassword} />
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
            </Suspense>
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

function isPasswordWrong(error: unknown): boolean {
  return error instanceof UserMistake && error.said.code === joinMessages.joinPasswordWrong.code
}
