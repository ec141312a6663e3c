/** What is sent once, however fast it is pressed: two presses can come before the button is drawn as pressed. */
import { useMutation, type UseMutationOptions, type UseMutationResult } from '@tanstack/react-query'
import { useRef } from 'react'

export function useSingle<Answer, Wish>(options: UseMutationOptions<Answer, Error, Wish>) {
  const isUnderWay = useRef(false)
  const mutation = useMutation({
    ...options,
    onSettled: async (...given) => {
      try {
        await options.onSettled?.(...given)
      } finally {
        isUnderWay.current = false
      }
    },
  })
  const mutate: UseMutationResult<Answer, Error, Wish>['mutate'] = (...given) => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    mutation.mutate(...given)
  }
  return { ...mutation, mutate }
}
