import { Button } from '@mantine/core'
import type { ButtonProps } from '@mantine/core'
import { useContext, useId } from 'react'
import type { ComponentProps } from 'react'
import { FormId } from './dialogPlace.ts'

/** A form whose `SubmitButton` may stand anywhere, in the foot of a dialog too. */
export function DialogForm({ children, ...form }: Omit<ComponentProps<'form'>, 'id'>) {
  const id = useId()
  return (
    <FormId value={id}>
      <form id={id} {...form}>
        {children}
      </form>
    </FormId>
  )
}

/** Submits the `DialogForm` that it is written in; Enter in one of its fields presses it. */
export function SubmitButton(props: ButtonProps & Omit<ComponentProps<'button'>, 'type' | 'form' | 'color'>) {
  return <Button {...props} type="submit" form={useContext(FormId)} />
}
