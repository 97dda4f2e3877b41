import { index, type RouteConfig, route } from '@react-router/dev/routes';

/** Shows every component of web/ui during development; not part of the build. */
const design = process.env.NODE_ENV === 'development' ? [route('_design', 'design/design.tsx')] : [];

/** The shop's URLs; each file is named after its page. */
export default [
  index('routes/home.tsx'),
  route('products', 'routes/products.tsx'),
  route('all-categories', 'routes/all-categories.tsx'),
  route('category/:catslag/:catid', 'routes/category.tsx'),
  route('search', 'routes/search.tsx'),
  route('product/:slag/:proid/:place', 'routes/product.tsx'),
  route('cart', 'routes/cart.tsx'),
  route('wishlist', 'routes/wishlist.tsx'),
  route('recent-viewed', 'routes/recent-viewed.tsx'),
  route('submit-request', 'routes/submit-request.tsx'),
  route('register', 'routes/register.tsx'),
  route('login', 'routes/login.tsx'),
  route('forget-password', 'routes/forget-password.tsx'),
  route('reset-password/:accesstoken', 'routes/reset-password.tsx'),
  route('verify-account/:activetoken', 'routes/verify-account.tsx'),
  route('account', 'routes/account.tsx'),
  route('orders', 'routes/orders.tsx'),
  route('order/:oid', 'routes/order.tsx'),
  route('contact', 'routes/contact.tsx'),
  route('aboutus', 'routes/aboutus.tsx'),
  route('privacy-policy', 'routes/privacy-policy.tsx'),
  route('terms-conditions', 'routes/terms-conditions.tsx'),
  route('something-wrong', 'routes/something-wrong.tsx'),
  route('manifest.webmanifest', 'routes/manifest.ts'),
  ...design,
  route('error', 'routes/not-found.tsx', { id: 'error' }),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig;
