/** A preview image as it is sent; link previews of other sites may show it. */
export const previewResponse = (png: Buffer): Response =>
  new Response(new Uint8Array(png), {
    headers: {
      'content-type': 'image/png',
      'cache-control': 'public, max-age=86400',
      'cross-origin-resource-policy': 'cross-origin',
    },
  });
