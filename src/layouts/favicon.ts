/** The site's mark, in the page itself: smaller than the request that would fetch it. */
export const FAVICON =
  "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'><rect width='32' height='32' rx='7' fill='%238f2f52'/><text x='16' y='24' font-size='24' text-anchor='middle' fill='%23fff'>§</text></svg>";
