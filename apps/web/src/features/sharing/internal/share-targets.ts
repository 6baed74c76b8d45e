export type SocialNetwork = 'facebook' | 'x' | 'whatsapp' | 'email'

/** The share URL of each network, with a text if supported. */
export function socialAddress(network: SocialNetwork, link: string, title: string): string {
  const [url, text] = [encodeURIComponent(link), encodeURIComponent(title)]
  const both = encodeURIComponent(`${title}\n${link}`)
  switch (network) {
    case 'facebook':
      return `https://www.facebook.com/sharer/sharer.php?u=${url}`
    case 'x':
      return `https://x.com/intent/post?url=${url}&text=${text}`
    case 'whatsapp':
      return `https://api.whatsapp.com/send?text=${both}`
    case 'email':
      return `mailto:?subject=${text}&body=${both}`
  }
}

/** A text message with the link; the recipient is chosen in the messaging app. */
export function messageAddress(link: string, title: string): string {
  return `sms:?&body=${encodeURIComponent(`${title} ${link}`)}`
}
