import { Progress, Skeleton, TextInput } from '@mantine/core'
import { useState } from 'react'
import type { FormEvent } from 'react'
import { call } from '#api/client.ts'
import type { Account } from '#api/signIn/identity.ts'
import type { UserRightQuery } from '#api/generated.ts'
import { UserRightDocument } from '#api/operations/account.ts'
import { UpdateLicenseDocument } from '#api/operations/profile.ts'
import { useQuery } from '#api/queries/useQuery.ts'
import { limits } from '#domain/limits.ts'
import { DialogForm, SubmitButton } from '#ui/dialogs/DialogForm.tsx'
import { LoadFailed } from '#ui/loading/LoadFailed.tsx'
import { MistakeAlert } from '#ui/inputs/MistakeAlert.tsx'
import { useAct } from '#ui/inputs/useAct.ts'
import * as callMessages from '#domain/messages/calls.ts'
import { useText } from '#ui/texts/useText.ts'
import { explained } from '../deletion/explained.ts'
import { FormActions } from '../FormActions.tsx'
import { settingsText } from '../settingsText.ts'
import { SavedNote } from '../SavedNote.tsx'
import classes from '../Settings.module.css'

/** The format of a key, the same in every language. */
const keyForm = 'xxxx-xxxx-xxxx-xxxx'

/** The licence of an account: its text, its limits, and the field for a key. SPEC L2. */
export function LicenceView({ account, isDialog = false }: { account: Account; isDialog?: boolean }) {
  const text = useText(settingsText)
  const { data, error, refetch } = useQuery(UserRightDocument, {})
  const [key, setKey] = useState('')
  const [isAdded, setAdded] = useState(false)
  const add = useAct(
    async () => {
      await call(UpdateLicenseDocument, { userId: account.userId, key: key.trim() })
      setKey('')
      setAdded(true)
      await refetch()
    },
    (failure) => explained(failure, callMessages.updateFailed),
  )
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (key.trim() === '') add.setMistake(text.keyMissing)
    else void add.run()
  }
  if (!data && error) return <LoadFailed onRetry={() => void refetch()} />
  return (
    <DialogForm className={classes.form} onSubmit={submit} aria-label={text.licenceTitle}>
      {data ? <Usage licence={data.userRight.licenseInfo} /> : <Skeleton height={48} />}
      <TextInput
        label={text.keyLabel}
        placeholder={keyForm}
        autoComplete="off"
        data-autofocus={isDialog || undefined}
        spellCheck={false}
        maxLength={limits.profileField}
        value={key}
        onChange={(event) => {
          setKey(event.currentTarget.value)
          setAdded(false)
        }}
      />
      <MistakeAlert message={add.mistake} />
      <SavedNote message={isAdded ? text.keyAdded : null} />
      <FormActions isDialog={isDialog}>
        <SubmitButton loading={add.isBusy}>{text.addKey}</SubmitButton>
      </FormActions>
    </DialogForm>
  )
}

function Usage({ licence }: { licence: UserRightQuery['userRight']['licenseInfo'] }) {
  const text = useText(settingsText)
  const { limitedUser, licenseText, workshopLimit, workshopCount } = licence
  return (
    <div className={classes.usage}>
      <p className={licenseText === '' ? classes.quiet : classes.licence}>{licenseText || text.none}</p>
      {limitedUser && typeof workshopLimit === 'number' ? (
        <>
          <p className={classes.licence}>{text.limited(workshopCount, workshopLimit)}</p>
          <Progress
            value={workshopLimit === 0 ? 100 : (100 * workshopCount) / workshopLimit}
            color={workshopCount >= workshopLimit ? 'amber' : 'brand'}
            aria-hidden="true"
          />
          <p className={classes.quiet}>
            {workshopCount >= workshopLimit ? text.limitReached : text.limitedHint}
          </p>
        </>
      ) : (
        <p className={classes.quiet}>{text.unlimited}</p>
      )}
    </div>
  )
}
