import { Alert, Button } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { useText } from '#ui/texts/useText.ts'
import { accountText } from '../text.ts'
import classes from '../FormPage.module.css'

/** Confirms the changed password; opens the start page after five seconds. */
export function PasswordChanged() {
  const text = useText(accountText)
  const navigate = useNavigate()
  const [secondsLeft, setSecondsLeft] = useState(text.redirectSeconds)
  useEffect(() => {
    if (secondsLeft <= 0) {
      void navigate('/', { replace: true })
      return undefined
    }
    const timer = setTimeout(() => setSecondsLeft(secondsLeft - 1), 1000)
    return () => clearTimeout(timer)
  }, [secondsLeft, navigate])
  return (
    <div className={classes.form}>
      <Alert color="green" role="status" title={text.passwordChanged} icon={<IconCheck size={20} />}>
        <span aria-hidden="true">{text.redirectIn(secondsLeft)}</span>
      </Alert>
      <Button component={Link} to="/" replace size="lg">
        {text.goNow}
      </Button>
    </div>
  )
}
