import {
  activateAccount,
  changePassword,
  deleteAccount,
  downloadMyData,
  endSession,
  forgetPassword,
  listSessions,
  logIn,
  logOut,
  register,
  requestPhoneCode,
  resetPassword,
  updateProfile,
  verifySession,
} from './account.ts';
import { listAddresses, saveAddress } from './addresses.ts';
import type { Call } from './call.ts';
import {
  getCartDetails,
  getCategory,
  getProduct,
  getSubCategory,
  listBestSellers,
  listCategories,
  listProducts,
  listProductsOfCategory,
  listProductsOfCategoryNamed,
} from './catalogue.ts';
import { getContactLinks } from './content.ts';
import { deleteEstimate, fetchEstimate, prepareEstimate } from './estimates.ts';
import { getOrder, listOrders, submitQuoteRequest } from './orders.ts';

/** Every call of the API, under the name the code uses for it. What is not here does not exist. */
export const api = {
  listCategories,
  getCategory,
  getSubCategory,
  listBestSellers,
  listProducts,
  listProductsOfCategory,
  listProductsOfCategoryNamed,
  getProduct,
  getCartDetails,
  getContactLinks,
  register,
  activateAccount,
  logIn,
  forgetPassword,
  resetPassword,
  logOut,
  changePassword,
  listSessions,
  endSession,
  downloadMyData,
  deleteAccount,
  verifySession,
  requestPhoneCode,
  updateProfile,
  listAddresses,
  saveAddress,
  submitQuoteRequest,
  listOrders,
  getOrder,
  prepareEstimate,
  fetchEstimate,
  deleteEstimate,
} satisfies Record<string, Call>;

export type Api = typeof api;
export type CallName = keyof Api;
